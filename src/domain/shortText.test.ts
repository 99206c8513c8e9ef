import { shortText } from './shortText.ts';

it.each([
  ['plain text', 5, 'plain'],
  ['short', 5, 'short'],
  ['ab😀', 3, 'ab'],
  ['ab🇩🇪', 5, 'ab'],
  ['cafe\u0301', 4, 'caf'],
])('cuts %s to %i without breaking a character', (text, max, short) => {
  expect(shortText(text, max)).toBe(short);
});
