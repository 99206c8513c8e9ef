import type { PitchGuide } from './frame.ts';

export const emailGuide: PitchGuide = {
  what: 'an e-mail that opens a conversation',
  shape: [
    'No subject line: it is written elsewhere.',
    'Open with why you write and what in the posting caught you, not with who you are.',
    'Then the one or two experiences that matter most to this reader, with what came of them.',
    'End with one small and concrete next step, and sign with the name.',
  ],
  words: {
    short: '60 to 90 words',
    medium: '120 to 180 words',
    long: '220 to 300 words',
  },
};
