import type { FollowUpPurpose, PitchType } from '#domain/contract/enums.ts';
import { dayOf, type FollowUp, mainLetter } from '#domain/pitches/followUp/followUpContext.ts';
import type { PitchGuide } from './pitchGuides.ts';
import { cut } from './promptData.ts';

const STRUCTURE = 'Greeting, the sentences, one of them a question, and the name.';

/** The instructions for one kind of follow-up. */
export const FOLLOW_UP_GUIDES: Record<FollowUpPurpose, PitchGuide> = {
  nudge: {
    what: 'a short follow-up on SENT',
    structure: [
      STRUCTURE,
      'There has been no answer yet: no reproach and no apology.',
      'First what was sent and when; then one new reason from PROFILE that SENT lacks, if POSTING asks for it; then one question.',
    ],
  },
  thanks: {
    what: 'a short thank-you',
    structure: [
      STRUCTURE,
      'First the thanks; then one new reason from PROFILE that SENT lacks, if POSTING asks for it; then one question about the next steps.',
      'What was said in a conversation is unknown: nothing about it, except from INSTRUCTIONS.',
    ],
  },
  reply: {
    what: 'a reply to MESSAGE',
    structure: [
      'Greeting, thanks, a line or short paragraph for each request of MESSAGE in its order, and the name.',
      'ANSWERS have what the writer says to each. Words in square brackets are blanks that the writer fills in: keep them exactly, and say nothing in their place.',
    ],
  },
};

/** Completes 'Write a short follow-up as'. */
export const FOLLOW_UP_TYPES: Record<PitchType, string> = {
  email: 'an email',
  linkedin: 'a LinkedIn message',
  'cover-letter': 'an email',
  proposal: 'an email',
};

const NEW_WORDS =
  'SENT has been sent already. Its facts may be used, but repeat none of its sentences.';
const NO_DATES = `${NEW_WORDS} No dates except from SENT and INSTRUCTIONS.`;

export const FOLLOW_UP_RULES: Record<FollowUpPurpose, string> = {
  nudge: NO_DATES,
  thanks: NO_DATES,
  reply: NEW_WORDS,
};

/** Of one letter, in characters. */
const MAX_LETTER = 1_500;

/** What was sent and when: the letter that the others follow up on, and the last one. */
export function sentFacts(followUp: FollowUp, now: Date) {
  const { letters, sentAt, isSent, interviewedAt, purpose, timeZone } = followUp;
  const on = (timestamp: string) => {
    const day = dayOf(timestamp, now, timeZone);
    return day === null ? 'today' : `on ${day}`;
  };
  const [last] = letters;
  const main = mainLetter(followUp);
  const sent = [...new Set([main, last])].flatMap((letter) =>
    letter
      ? [
          {
            what: letter.purpose === 'first' ? letter.type : letter.purpose,
            when: on(letter.at),
            to: letter.contactName,
            alreadySent: cut(letter.content, MAX_LETTER),
          },
        ]
      : [],
  );
  return {
    letters: sent,
    applied: sent.length === 0 && sentAt !== null ? on(sentAt) : '',
    ...(sent.length === 0 && sentAt === null
      ? { note: isSent ? 'Sent, but when is unknown.' : 'Nothing is on record.' }
      : {}),
    ...(purpose === 'thanks' && interviewedAt !== null ? { interview: 'took place' } : {}),
  };
}
