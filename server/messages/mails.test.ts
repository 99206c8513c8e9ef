import { learnedProposal } from '#domain/messages/learnedProposal.ts';
import { matchLead } from '#domain/messages/matchLead.ts';
import { groundedProposal, type ModelProposal } from '#domain/messages/proposal.ts';
import { classifierOf } from '../rules/classifiers.ts';
import answers from './fixtures/mailAnswers.json' with { type: 'json' };
import { MAIL_LEADS, type Mail, readMails } from './fixtures/readMails.ts';

let mails: Mail[];
beforeAll(async () => {
  // A message isn't later than now.
  jest.useFakeTimers({ now: new Date('2027-06-01'), doNotFake: ['nextTick', 'setImmediate'] });
  mails = await readMails();
});
afterAll(() => jest.useRealTimers());

const isRight = ({ leadId }: Mail, found: string | null) => (found ?? 'none') === leadId;

test('a mail finds its lead, and is never sure of another', () => {
  const matches = mails.map((mail) => ({ mail, ...matchLead(mail.read, MAIL_LEADS) }));
  const wrong = matches.filter(
    ({ mail, leadId, match }) => match === 'sure' && !isRight(mail, leadId),
  );
  expect(wrong).toEqual([]);
  expect(matches.filter(({ mail, leadId }) => isRight(mail, leadId)).length).toBeGreaterThan(54);
});

test('what the structure says is right: no kind, an invitation file exactly, and one date', () => {
  for (const { number, kind, startsAt = null, minutes, timeZone, read } of mails) {
    const { proposal } = read;
    expect({ number, kind: proposal.kind }).toEqual({
      number,
      kind: kind === 'file' ? 'invitation' : null,
    });
    if (kind === 'file')
      expect(proposal).toMatchObject({ startsAt, minutes: Number(minutes), timeZone });
    else expect({ number, at: proposal.startsAt ?? startsAt }).toEqual({ number, at: startsAt });
  }
  const dated = mails.filter(({ startsAt }) => startsAt !== undefined);
  const found = dated.filter(({ read }) => read.proposal.startsAt !== null);
  expect(found.length).toBeGreaterThan(dated.length * 0.8);
});

const KINDS = { 'rejection-late': 'rejection', choice: 'invitation', file: 'invitation' };

test("without a model, most mails of leads get their kind, with the mail's own words", () => {
  const expected = mails.filter(({ leadId, kind }) => leadId !== 'none' && kind !== 'file');
  const proposals = expected.map((mail) => ({
    kind: KINDS[mail.kind as keyof typeof KINDS] ?? mail.kind,
    mail,
    proposal: learnedProposal(classifierOf('mails'), mail.read),
  }));
  const answered = proposals.filter(({ proposal }) => proposal.kind !== null);
  expect(answered.length).toBeGreaterThan(expected.length * 0.8);
  const right = answered.filter(({ kind, proposal }) => proposal.kind === kind);
  expect(right.length).toBeGreaterThan(answered.length * 0.9);
  for (const { mail, proposal } of answered) {
    expect(mail.read.text.replace(/\s+/g, ' ')).toContain(proposal.quote);
    // Only a meeting has a time.
    expect(proposal.kind === 'invitation' || proposal.startsAt === null).toBe(true);
  }
});

// The answers were given to the prompts of these mails.
test("a model's answer gives the kind with the mail's own words, and only dates that are right", () => {
  const proposals = mails.flatMap((mail) => {
    const answer = (answers as Record<string, unknown[]>)[mail.number];
    if (!answer) return [];
    const [
      kind,
      quote,
      date = '',
      time = '',
      timeQuote = '',
      timeZone = '',
      minutes = 0,
      place = '',
    ] = answer;
    const object = { kind, quote, date, time, timeQuote, timeZone, minutes, place };
    return [{ mail, proposal: groundedProposal(object as ModelProposal, mail.read) }];
  });
  for (const { mail, proposal } of proposals) {
    const kind = KINDS[mail.kind as keyof typeof KINDS] ?? mail.kind;
    const startsAt = kind === 'invitation' ? (mail.startsAt ?? null) : null;
    expect({ ...proposal, number: mail.number }).toMatchObject({
      number: mail.number,
      kind,
      startsAt,
      source: 'model',
      quote: expect.stringMatching(/./),
    });
  }
});
