import type { PitchGuide } from './frame.ts';

export const linkedinGuide: PitchGuide = {
  what: 'a LinkedIn message to somebody who does not know the writer yet',
  shape: [
    'One thought a paragraph, at most three paragraphs.',
    'No formal salutation and no block of contact details.',
    'Name the position or the post that you refer to in the first sentence.',
    'End with an easy question that can be answered in one line.',
  ],
  words: {
    short: 'at most 300 characters, so that it fits into a connection request',
    medium: '60 to 100 words',
    long: '120 to 160 words',
  },
};
