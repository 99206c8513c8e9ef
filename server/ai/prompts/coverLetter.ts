import type { PitchGuide } from './frame.ts';

export const coverLetterGuide: PitchGuide = {
  what: 'a cover letter',
  shape: [
    'Salutation, body, close and name; no addresses and no date.',
    'First paragraph: the position, and the strongest reason for this person in it.',
    'Middle: two or three requirements of the posting, each met by an experience of the profile.',
    'Last paragraph: what draws the writer to this company as the posting shows it, and the wish to talk.',
  ],
  words: {
    short: '120 to 160 words',
    medium: '220 to 300 words',
    long: '350 to 420 words',
  },
};
