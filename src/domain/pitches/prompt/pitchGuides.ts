import type { PitchLength, PitchType } from '#domain/contract/enums.ts';

/** The instructions for one type of pitch. */
export interface PitchGuide {
  /** Completes "Write {what}." */
  what: string;
  structure: string[];
}

export const PITCH_GUIDES: Record<PitchType, PitchGuide> = {
  email: {
    what: 'an email that starts a conversation',
    structure: [
      'No subject line.',
      'First who writes and what for; then one or two experiences, each with the request that it answers; then one small next step, and the name.',
    ],
  },
  linkedin: {
    what: "a LinkedIn message to someone who doesn't know the writer yet",
    structure: [
      'Three short paragraphs at most, one idea each. No formal salutation, no contact details.',
      'Name the position or post in the first sentence. End with a question that can be answered in one line.',
    ],
  },
  'cover-letter': {
    what: 'a cover letter',
    structure: [
      'Salutation, body, close and name. No addresses, no date.',
      'First who writes and the position; then two or three requests of the posting, each with experience from WRITER; then an invitation to talk.',
    ],
  },
  proposal: {
    what: 'a project proposal',
    structure: [
      'First the need and how the writer would meet it; then comparable work from WRITER; then the next step, and the name.',
      'Delivery time, support and pricing only if WRITER states them. No other prices, dates or promises.',
    ],
  },
};

/** Ceilings, in words. */
export const PITCH_LENGTHS_IN_WORDS: Record<PitchLength, string> = {
  short: 'under 90 words',
  medium: '110 to 180 words',
  long: '180 to 280 words',
};

/** The most tokens that a model may write. German takes two a word. */
export const LETTER_TOKENS: Record<PitchLength, number> = { short: 300, medium: 500, long: 700 };
