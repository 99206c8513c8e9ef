import { ownCurrency } from './ownCurrency.ts';

test.each([
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['de', 'EUR'],
  ['nb-NO', 'NOK'],
  ['ja', 'JPY'],
  ['pt', 'BRL'],
  ['es-419', 'USD'],
])('the currency of %s is %s', (language, currency) => {
  expect(ownCurrency(language)).toBe(currency);
});
