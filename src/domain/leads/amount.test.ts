import { currencyIn, readAmount } from './amount.ts';

const read = (text: string, locale = 'en-US', currency = 'USD') =>
  readAmount(text, { locale, currency });

test.each([
  ['1,5', 'en-US', 1.5],
  ['12.500,50', 'en-US', 12_500.5],
  ['12,500.50', 'de-DE', 12_500.5],
  ['85.000', 'de-DE', 85_000],
  ['0.125', 'en-US', 0.125],
  ['1234.567', 'en-US', 1234.567],
  ['1,00,000', 'en-IN', 100_000],
  ['14’000.50', 'de-CH', 14_000.5],
  ['85 000', 'nb-NO', 85_000],
  ['85\u202f000,5', 'fr-FR', 85_000.5],
  ['.5', 'en-US', 0.5],
])('reads %s in %s', (text, locale, value) => {
  expect(read(text, locale)).toEqual({ value, currency: null });
});

test.each([
  ['85.000', 'en-US', [85_000, 85]],
  ['85,000', 'de-DE', [85_000, 85]],
])('%s can be read in two ways in %s', (text, locale, readings) => {
  expect(read(text, locale)).toEqual({ readings });
});

test.each(['much', '-5', '1 5', '1,50,00', '1.2.3', '5 apples', '$', '€5 $6', '12,34.5,6'])(
  "%s isn't an amount",
  (text) => expect(read(text)).toBeNull(),
);

test.each([
  ['€85,000', 'USD', 'EUR'],
  ['nok 85000', 'USD', 'NOK'],
  ['$5', 'EUR', 'USD'],
  ['CA$5', 'USD', 'CAD'],
])('%s of a user with %s is in %s', (text, own, currency) => {
  expect(read(text, 'en-US', own)).toMatchObject({ currency });
});

test.each([
  ['$120,000 – $150,000 per year', 'USD'],
  ['CA$90,000', 'CAD'],
  ['70k to 85k', null],
  ['€70k or $80k', null],
])('%s is in %s', (text, currency) => expect(currencyIn(text, 'USD')).toBe(currency));
