import { type LeadFacts, matchLead } from '#domain/messages/matchLead.ts';
import { readMessage } from './readMessage.ts';

const LEAD: LeadFacts = {
  id: 'quay',
  title: 'Head baker',
  company: 'Quay Foods',
  email: 'mara@quayfoods.example',
  addresses: [],
  senders: [],
  letters: [],
};

const mail = (headers: string[], body: string) =>
  readMessage(
    [
      'Message-ID: <1@mails.example>',
      'Date: Mon, 23 Nov 2026 09:00:00 +0000',
      'MIME-Version: 1.0',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  );

const MARA = 'From: Mara Quill <mara@quayfoods.example>';
const ROBOT = 'From: Quay Foods <no-reply@us.greenhouse-mail.io>';
const OWN = 'From: Quay Foods <no-reply@quayfoods.example>';
const SUBJECT = 'Subject: Head baker at Quay Foods';
const RECEIVED = 'Thank you for your application as head baker. We will be in touch.';
const LIST = [
  'List-Id: <jobs.quayfoods.example>',
  'List-Unsubscribe: <https://quayfoods.example/u>',
];
const NEWS = 'We are hiring: Head baker in Leeds. Apply now.';
const AWAY = 'I am out of the office since Monday, December 7, 2026 at 9:00 UTC.';

test.each<[string, string[], string, string]>([
  ['a person', [MARA, SUBJECT], 'Hello.', 'sure'],
  [
    'a person with a link to unsubscribe',
    [MARA, 'List-Unsubscribe: <https://x.example>', SUBJECT],
    'Hello.',
    'sure',
  ],
  ['an applicant system', [ROBOT, SUBJECT, 'Auto-Submitted: auto-generated'], RECEIVED, 'sure'],
  [
    'an applicant system with a link to unsubscribe',
    [ROBOT, SUBJECT, 'List-Unsubscribe: <https://x.example>'],
    RECEIVED,
    'sure',
  ],
  [
    'the employer, automatically',
    [OWN, 'Subject: Your application', 'Auto-Submitted: auto-replied'],
    RECEIVED,
    'sure',
  ],
  ['the employer, marked as bulk', [OWN, SUBJECT, 'Precedence: bulk'], RECEIVED, 'likely'],
  [
    'the employer, in German',
    [OWN, 'Subject: Ihre Bewerbung', 'X-Auto-Response-Suppress: All'],
    'Ihre Bewerbung als Head baker ist da.',
    'sure',
  ],
  ['a mailing list of the employer', [OWN, SUBJECT, ...LIST], NEWS, 'none'],
  ['a mailing that is marked as bulk', [OWN, SUBJECT, 'Precedence: bulk'], NEWS, 'none'],
  [
    'a program of the employer',
    [OWN, SUBJECT, 'Auto-Submitted: auto-generated'],
    'Your order of bread by our head baker.',
    'none',
  ],
  [
    'a job alert',
    [
      'From: LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>',
      SUBJECT,
      'List-Unsubscribe: <https://x.example>',
    ],
    NEWS,
    'none',
  ],
  [
    'a job alert that mentions an application',
    ['From: Indeed <alert@indeed.com>', SUBJECT],
    RECEIVED,
    'none',
  ],
  ['a job agent', ['From: StepStone <jobagent@stepstone.de>', SUBJECT], NEWS, 'none'],
  [
    'a code to sign in',
    [ROBOT, SUBJECT],
    'Your verification code for your application is 482913.',
    'none',
  ],
  ['a code to sign in, in French', [OWN, SUBJECT], 'Votre code de vérification : 482913', 'none'],
  ['a person who names the code of a call', [MARA, SUBJECT], 'Meeting passcode: 482913', 'sure'],
  [
    'a note that someone is away',
    [MARA, 'Subject: Automatic reply: Application as head baker', 'Auto-Submitted: auto-replied'],
    AWAY,
    'none',
  ],
])('%s', async (_, headers, body, expected) => {
  expect(matchLead(await mail(headers, body), [LEAD]).match).toBe(expected);
});

test('a note that someone is away proposes no time', async () => {
  const { proposal } = await mail([MARA, 'Subject: Automatic reply: Head baker'], AWAY);
  expect(proposal).toMatchObject({ kind: null, startsAt: null });
});

test('a mail belongs to the lead of the mail that it answers', async () => {
  const answer = (...ids: string[]) =>
    mail(['From: Tom <tom@gmail.com>', 'Subject: Re: Hello', ...ids], 'Tuesday suits me.');
  const match = async (how: 'sure' | 'likely', ...ids: string[]) =>
    matchLead(await answer(...ids), [{ ...LEAD, threads: { '<a@quayfoods.example>': how } }]).match;
  expect(await match('sure', 'In-Reply-To: <a@quayfoods.example>')).toBe('sure');
  expect(await match('sure', 'References: <x@y.example>\r\n <a@quayfoods.example>')).toBe('sure');
  expect(await match('likely', 'In-Reply-To: <a@quayfoods.example>')).toBe('likely');
  expect(await match('sure', 'In-Reply-To: <b@quayfoods.example>')).toBe('none');
});
