import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type AnsweredMessage, NOTHING_SENT } from '#domain/pitches/followUp/followUpContext.ts';
import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';
import { repliedTo } from '#domain/pitches/pitchInput.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { letterFrame } from './letterFrame.ts';
import { lineLetter } from './lineLetter.ts';
import { blankText, findBlank, replyLines } from './replyDraft.ts';
import { ADA, input, TODAY } from './testing/applicant.ts';

const PERMIT = {
  ...newAnswer('Do you need a work permit?', 'No, I have a permanent residence permit.'),
  country: 'DE',
};
const PROFILE: UserProfile = {
  ...ADA,
  personalInfo: { ...ADA.personalInfo, phone: '+47 400 00 000' },
  keptAnswers: [{ ...PERMIT, answer: 'Yes, I would.', country: 'GB', uses: 3 }, PERMIT],
};

function inputFor(text: string, lineTicks: LineTick[] = [], fields: Partial<AnsweredMessage> = {}) {
  const message = { fromName: 'Katharina Brandt', subject: 'Your application', text, ...fields };
  const first = input(
    {},
    { contactName: message.fromName, location: 'Berlin, Germany', lineTicks },
  );
  return {
    ...first,
    profile: PROFILE,
    posting: repliedTo(first.posting, message),
    followUp: { ...NOTHING_SENT, purpose: 'reply' as const, message },
  };
}
const reply = (...mail: Parameters<typeof inputFor>) => lineLetter(inputFor(...mail), TODAY);

/** Without greeting, thanks, close and name. */
const bodyOf = (text: string): string[] =>
  reply(text).content.split('\n\n').slice(2, -2).join('\n\n').split('\n');

test.each([
  [
    'pay and notice',
    'Hi Ada,\n\nWhat are your salary expectations, and what is your notice period?\n\nThanks,\nTom',
    ['Salary: NOK 980,000.', "Start date: 1 March, three months' notice."],
  ],
  [
    'a permit, by the country',
    'Do you need a work permit for Germany?',
    ['No, I have a permanent residence permit.'],
  ],
  [
    'a call',
    'When could we talk next week? Which day works for you?',
    ['Times that suit me: [days and times].'],
  ],
  [
    'documents and referees',
    'Please send us your certificates. Could you name two referees?',
    ['[documents]'],
  ],
  [
    'several things in German',
    `Sehr geehrte Frau Holm,

bitte teilen Sie uns noch mit:
- Ihre Gehaltsvorstellung
- Ihren frühesten Eintrittstermin
- wann wir telefonieren können
Wie viele Datenbanken haben Sie betreut?

Mit freundlichen Grüßen
Katharina Brandt`,
    [
      'Gehaltsvorstellung: NOK 980,000.',
      "Eintrittstermin: 1 March, three months' notice.",
      'Passende Termine: [Tage und Uhrzeiten].',
      'Wie viele Datenbanken haben Sie betreut? [Antwort]',
    ],
  ],
])('a reply about %s answers from the bank or leaves a blank', (_name, text, body) => {
  expect(bodyOf(text)).toEqual(body);
});

test('a reply greets its sender as they sign, answers in their order, and has their subject', () => {
  const text = `Dear Ada,

thank you for applying. What is your notice period? Which databases did you upgrade?
And when could we talk?

Best wishes
Kat

On Tue, 24 Nov 2026 at 15:12, Ada wrote:
> Is there a canteen?`;
  expect(reply(text)).toEqual({
    subject: 'Re: Your application',
    content: `Hello Kat,

Thank you for your message. Here are my answers, in your order:

Start date: 1 March, three months' notice.
Upgraded 14 PostgreSQL databases without taking bookings offline.
Times that suit me: [days and times].

I look forward to hearing from you.

Best regards,
Ada Holm
+47 400 00 000`,
  });
  expect(reply(text, [], { subject: 'AW: Bewerbung' }).subject).toBe('AW: Bewerbung');
});

test('a reply to a message that asks nothing has thanks and an empty line', () => {
  expect(reply('We have received your application.').content).toBe(
    'Hello Katharina,\n\nThank you for your message.\n\n\n\nBest regards,\nAda Holm\n+47 400 00 000',
  );
});

test("ticks for the posting's requests don't count, and what the user unticks is a blank", () => {
  const asked = 'What is your notice period?';
  const other = { asked: 'PostgreSQL', line: 'answer:salary', isTicked: true };
  const own = { asked, line: 'answer:start', isTicked: false };
  expect(reply(asked, [other, own]).content).toContain(
    'Thank you for your message.\n\nStart date: [Start date].\n\n',
  );
});

describe('a blank', () => {
  const frame = letterFrame('English', 'professional');
  const mail = inputFor('When could we talk? How many people do you lead?');
  const blanks = frame
    ? replyLines(mail, chosenLines(mail), frame).flatMap(({ blank }) => blank ?? [])
    : [];
  const found = (content: string) => blanks.map((blank) => findBlank(content, blank)?.answer);
  const { content } = lineLetter(mail, TODAY);

  test('is found until its words are the user’s', () => {
    expect(blanks.map(blankText)).toEqual(['[days and times]', '[your answer]']);
    expect(found(content)).toEqual([null, null]);
    const filled = content
      .replace('[days and times]', 'Monday at 10')
      .replace('[your answer]', 'Five. Two of them design.');
    expect(found(filled)).toEqual(['Monday at 10', 'Five. Two of them design']);
    expect(found('In other words.')).toEqual([undefined, undefined]);
  });
});
