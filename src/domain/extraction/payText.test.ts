import { payIn } from './payText.ts';

test.each([
  ['We pay $95,000 per annum.', '$95,000 per annum'],
  ['The rate is $40 an hour.', '$40 an hour'],
  ['Mini job with 450 € pro Monat', '450 € pro Monat'],
  ['Fitness is on us with $500 per annum.', ''],
  ['We add €50 per month for your internet.', ''],
])('reads the pay in "%s"', (text, pay) => {
  expect(payIn(text)).toBe(pay);
});
