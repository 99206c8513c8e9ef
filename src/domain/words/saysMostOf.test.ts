import { saysMostOf } from './saysMostOf.ts';

const LETTER = `Dear Helen,

At Palletline I rebuilt the booking API in Go, so that slow requests fell from 900 to 120 ms. Later I moved 14 feeds.`;

test.each([
  ['I rebuilt the booking API in Go, and slow requests fell from 900 to 120 ms.', true],
  ['I moved 14 carrier feeds from nightly files to Kafka.', false],
  ['I split a two-terabyte bookings table by month while bookings went on.', false],
  // Too short to tell.
  ['I moved feeds.', false],
])('tells whether a letter says "%s" in other words', (sentence, isSaid) => {
  expect(saysMostOf(LETTER)(sentence)).toBe(isSaid);
});
