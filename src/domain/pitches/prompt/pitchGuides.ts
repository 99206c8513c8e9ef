import type { PitchLength, PitchPlatform, PitchTone, PitchType } from '#domain/contract/enums.ts';

/** The instructions for one type of letter. */
export interface PitchGuide {
  /** Completes "Write {what}." */
  what: string;
  structure: string[];
}

export const PITCH_GUIDES: Record<PitchType, PitchGuide> = {
  'cover-letter': {
    what: 'a job application letter',
    structure: [],
  },
  email: {
    what: 'an email that starts a conversation',
    structure: ['Salutation, short paragraphs, one small next step, and the name.'],
  },
  linkedin: {
    what: "a LinkedIn message to someone who doesn't know the writer yet",
    structure: [
      'At most three short paragraphs without a formal salutation. It ends with a question that takes one line to answer.',
    ],
  },
  proposal: {
    what: 'a project proposal',
    structure: [
      'The need and how the writer would meet it; comparable work; the next step, and the name. Delivery time, support and prices only as PROFILE states them.',
    ],
  },
};

export const LENGTHS: Record<PitchLength, string> = {
  short: 'about 90 words',
  medium: 'about 180 words',
  long: 'about 260 words',
};

/** `null` for the tone that a letter has anyway. */
export const TONES: Record<PitchTone, string | null> = {
  professional: null,
  casual: 'The tone is casual, like one colleague writing to another, with contractions.',
  friendly: 'The tone is friendly, warm and personal, but to the point.',
  formal:
    'The tone is formal, with full sentences, no contractions, and a formal salutation and close.',
};

export const PLATFORMS: Record<PitchPlatform, string | null> = {
  general: null,
  linkedin: 'It is sent as a LinkedIn message: plain text, short paragraphs.',
  twitter: 'It is sent as a direct message on Twitter: plain text, no salutation line, very brief.',
  reddit: 'It is sent as a message on Reddit: plain text, direct, nothing that sounds like sales.',
  email: 'It is sent as an email: plain text, with an empty line between paragraphs.',
};
