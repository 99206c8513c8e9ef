import fc from 'fast-check';
import {
  FOLLOW_UP_PURPOSES,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import {
  type EarlierLetter,
  type FollowUp,
  NOTHING_SENT,
} from '#domain/pitches/followUp/followUpContext.ts';
import { letterSentences } from '#domain/pitches/letter/letterSentences.ts';
import { lineLetter } from './lineLetter.ts';
import {
  CLUSTERS,
  input,
  PHONE,
  POSTGRES,
  SPLIT,
  TODAY,
  write as writeFirst,
} from './testing/applicant.ts';

const LETTER: EarlierLetter = {
  at: '2026-11-12T10:00:00.000Z',
  content: `Hello Maja,\n\n${SPLIT}`,
  channel: 'email',
  type: 'cover-letter',
  purpose: 'first',
  contactName: 'Maja Solberg',
};

const write = (followUp: Partial<FollowUp> = {}, ...parts: Parameters<typeof input>): string =>
  lineLetter(
    { ...input(...parts), followUp: { ...NOTHING_SENT, purpose: 'nudge', ...followUp } },
    TODAY,
  ).content;

const sentencesIn = (text: string): string[] => letterSentences(text).map(({ text }) => text);

/** Without the greeting and the end. */
const bodyOf = (letter: string): string =>
  letter.slice(letter.indexOf(',\n') + 1, letter.search(/\n+(?:[^\n]*,\n)?Ada Holm$/)).trim();

const SUBJECT = 'the Senior Platform Engineer position at Northwind Traders';

describe('a follow-up', () => {
  it('names what was sent and when, one new reason and one question', () => {
    expect(write({ letters: [LETTER] })).toBe(`Hello Maja,

I applied for the Senior Platform Engineer position at Northwind Traders on November 12.

One more example from my work: ${POSTGRES}

Is there anything else you'd like to know?

Best regards,
Ada Holm`);
  });

  it('has each line that the user ticked', () => {
    const lineTicks = [CLUSTERS, PHONE].map((line) => ({ asked: '', line, isTicked: true }));
    const nudge = write({ letters: [LETTER] }, {}, { lineTicks });
    for (const line of [CLUSTERS, PHONE]) expect(nudge).toContain(line);
  });

  it('has no reason if nothing new fits, also in slightly other words', () => {
    const content = [SPLIT, CLUSTERS.replace('booking system', 'bookings'), POSTGRES].join('\n');
    expect(bodyOf(write({ letters: [{ ...LETTER, content }] }))).toBe(
      'I applied for the Senior Platform Engineer position at Northwind Traders on November 12. Could you tell me where you are in the process?',
    );
  });

  it.each<[string, Partial<FollowUp>, string]>([
    [
      'LinkedIn',
      { letters: [{ ...LETTER, type: 'linkedin' }] },
      `I wrote about ${SUBJECT} on November 12.`,
    ],
    [
      'a second follow-up',
      { letters: [{ ...LETTER, at: '2026-11-19T10:00:00.000Z', purpose: 'nudge' }, LETTER] },
      `I last wrote about ${SUBJECT} on November 19.`,
    ],
    [
      'the history',
      { isSent: true, sentAt: '2025-12-30T10:00:00.000Z' },
      `I applied for ${SUBJECT} on December 30, 2025.`,
    ],
    ['nothing on record', {}, `I'm following up on ${SUBJECT}.`],
    [
      'an interview',
      { purpose: 'thanks', interviewedAt: '2026-11-20T10:00:00.000Z' },
      `Thank you for the interview for ${SUBJECT}.`,
    ],
  ])('begins with what it follows up on: %s', (_, followUp, sentence) => {
    expect(sentencesIn(bodyOf(write(followUp)))[0]).toBe(sentence);
  });

  it('is not about a position if the letter was a proposal for a project', () => {
    const letter = write(
      { letters: [{ ...LETTER, type: 'proposal' }] },
      {},
      { category: 'freelance-project', position: 'Rails migration', description: '' },
    );
    expect(bodyOf(letter)).toBe(
      'I sent my proposal for “Rails migration” at Northwind Traders on November 12. Have you had a chance to think about it?',
    );
  });
});

const DAYS = ['2026-11-25T09:00:00.000Z', '2026-11-24T23:30:00.000Z', '2025-11-12T10:00:00.000Z'];
const LETTERS = [
  LETTER.content,
  `${CLUSTERS} ${POSTGRES}`,
  ...PITCH_LENGTHS.map((length) => writeFirst({ length })),
];
const earlier = fc.record<EarlierLetter>({
  at: fc.constantFrom(...DAYS),
  content: fc.constantFrom(...LETTERS),
  channel: fc.constantFrom('copy', 'insert', 'email', null),
  type: fc.constantFrom(...PITCH_TYPES),
  purpose: fc.constantFrom('first', ...FOLLOW_UP_PURPOSES),
  contactName: fc.constantFrom('', 'Maja Solberg', 'Jon Berg'),
});
const followUp = fc.record<FollowUp>({
  purpose: fc.constantFrom('nudge', 'thanks'),
  letters: fc.array(earlier, { maxLength: 3 }),
  isSent: fc.boolean(),
  sentAt: fc.constantFrom(null, ...DAYS),
  interviewedAt: fc.constantFrom(null, ...DAYS),
  dates: fc.constant([]),
  timeZone: fc.constantFrom('UTC', 'Europe/Oslo', 'America/Los_Angeles', undefined),
});
const settings = fc.record({
  type: fc.constantFrom(...PITCH_TYPES),
  tone: fc.constantFrom(...PITCH_TONES),
  length: fc.constantFrom(...PITCH_LENGTHS),
  platform: fc.constantFrom(...PITCH_PLATFORMS),
  customPrompt: fc.constantFrom(
    '',
    '"I can start in March."',
    '"Does Thursday work for you?" "I live in Oslo." "I speak Norwegian." "I drive a truck."',
  ),
});
const posting = fc.record({
  position: fc.constantFrom('Platform Engineer', 'Ready for Rails? Join us!', 'Sr. Engineer'),
  category: fc.constantFrom('', 'job-application', 'sales-lead', 'freelance-project', 'networking'),
  contactName: fc.constantFrom('', 'Maja Solberg'),
});

/** The days of the letters and the history, as the user's calendar has them. */
const daysOf = ({ letters, sentAt, timeZone }: FollowUp): string[] =>
  [...letters.map(({ at }) => at), ...(sentAt ? [sentAt] : [])].map((at) =>
    new Date(at).toLocaleDateString('en-US', {
      timeZone: timeZone ?? 'UTC',
      month: 'long',
      day: 'numeric',
    }),
  );

it('has two to five sentences, one question, nothing said before and no false date', () => {
  fc.assert(
    fc.property(followUp, settings, posting, (context, style, about) => {
      const letter = write(context, style, about);
      const body = bodyOf(letter);
      // A title such as 'Sr. Engineer' may look like an end.
      const sentences = sentencesIn(body.replaceAll('Sr. ', 'Sr ')).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(5);
      expect(body.match(/\?/g)).toHaveLength(1);
      for (const line of [SPLIT, CLUSTERS, POSTGRES]) {
        if (context.letters.some(({ content }) => content.includes(line))) {
          expect(letter).not.toContain(line);
        }
      }
      const dates = body.match(/\bNovember \d+/g) ?? [];
      expect(daysOf(context)).toEqual(expect.arrayContaining(dates));
    }),
  );
});
