import type { PitchGuide } from './frame.ts';

export const proposalGuide: PitchGuide = {
  what: 'a proposal for a project',
  shape: [
    'First the need, in the words of the posting; then how the writer would meet it.',
    'Then why this person: comparable work from the profile.',
    'Delivery time, support and pricing only as far as `valueProps` of the profile states them.',
    'No prices, dates or promises of any other origin.',
    'End with the next step, and sign with the name.',
  ],
  words: {
    short: '100 to 150 words',
    medium: '200 to 280 words',
    long: '350 to 450 words',
  },
};
