import type { PitchLength, PitchType } from './contract/enums.ts';

/** The instructions for one type of pitch. */
export interface PitchGuide {
  /** Completes "Write {what}." */
  what: string;
  structure: string[];
  length: Record<PitchLength, string>;
}

export const PITCH_GUIDES: Record<PitchType, PitchGuide> = {
  email: {
    what: 'an email that starts a conversation',
    structure: [
      "Don't write a subject line.",
      'Open with why you are writing and what caught your attention in the posting, not with who you are.',
      'Then describe the one or two experiences that matter most to this reader, and their results.',
      'End with one small, concrete next step, and sign with the name.',
    ],
    length: {
      short: '60 to 90 words',
      medium: '120 to 180 words',
      long: '220 to 300 words',
    },
  },
  linkedin: {
    what: "a LinkedIn message to someone who doesn't know the writer yet",
    structure: [
      'One idea per paragraph, three paragraphs at most.',
      'No formal salutation and no contact details.',
      'Name the position or post in the first sentence.',
      'End with an easy question that can be answered in one line.',
    ],
    length: {
      short: 'at most 300 characters, so that it fits in a connection request',
      medium: '60 to 100 words',
      long: '120 to 160 words',
    },
  },
  'cover-letter': {
    what: 'a cover letter',
    structure: [
      'Salutation, body, close and name. No addresses and no date.',
      'First paragraph: the position, and the best reason to choose this person for it.',
      'Middle: two or three requirements from the posting, each matched with experience from the profile.',
      'Last paragraph: what appeals to the writer about this company, based on the posting, and an invitation to talk.',
    ],
    length: {
      short: '120 to 160 words',
      medium: '220 to 300 words',
      long: '350 to 420 words',
    },
  },
  proposal: {
    what: 'a project proposal',
    structure: [
      'Start with the need, in the words of the posting, and how the writer would meet it.',
      'Then explain why this person is a good choice, with comparable work from the profile.',
      'Mention delivery time, support and pricing only if `valueProps` in the profile states them.',
      'Add no other prices, dates or promises.',
      'End with the next step, and sign with the name.',
    ],
    length: {
      short: '100 to 150 words',
      medium: '200 to 280 words',
      long: '350 to 450 words',
    },
  },
};
