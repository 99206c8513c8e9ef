import { input, TODAY } from '#domain/pitches/draft/testing/applicant.ts';
import { type FollowUp, NOTHING_SENT } from '#domain/pitches/followUp/followUpContext.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

const FOLLOW_UP: FollowUp = {
  ...NOTHING_SENT,
  purpose: 'nudge',
  letters: [
    {
      at: '2025-03-02T10:00:00.000Z',
      content: 'Hello Maja,\n\nI led 17 people at Fjordline. I hold a PMP certificate.',
      channel: 'email',
      type: 'email',
      purpose: 'first',
      contactName: '',
    },
  ],
  dates: ['2024-05-09T10:00:00.000Z'],
};

const claimed = (content: string, followUp?: FollowUp): string[] =>
  unsupportedClaims(content, { ...input(), followUp }, TODAY).map(({ text }) => text);

it.each([
  'I sent you my application on March 2, 2025.',
  'I sent you my application on 2 March 2025.',
  'I wrote to you in 2025.',
  'We spoke on May 9, 2024.',
  'At Fjordline, I led 17 people, as I wrote.',
])('a sent letter and dates of the lead support "%s"', (content) => {
  expect(claimed(content, FOLLOW_UP)).toEqual([]);
});

it.each([
  ['I wrote to you in 2023.', ['2023']],
  ['I led 18 people at Fjordline.', ['18']],
])('finds what is invented in "%s"', (content, expected) => {
  expect(claimed(content, FOLLOW_UP)).toEqual(expected);
});

it('a first letter has no such sources', () => {
  expect(claimed('I led 17 people at Fjordline.')).toEqual(['17']);
});
