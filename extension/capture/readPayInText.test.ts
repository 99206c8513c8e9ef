import { readPayInText } from './readPayInText.ts';
import { testDocument } from './testDocument.ts';

const FILLER = 'You bake bread for the whole valley, early and with care. '.repeat(5);
const read = (text: string) =>
  readPayInText(testDocument(`<main><p>${FILLER}</p><p>${text}</p></main>`), '').compensationRange;

it.each([
  ['The salary range is $120,000 - $150,000 per year.', '$120,000 - $150,000 per year'],
  ['Pay: £30k–£35k', '£30k–£35k'],
  ['Base pay of USD 20.50 to 25.00/hour', 'USD 20.50 to 25.00/hour'],
  ['Jahresgehalt: 50.000 – 60.000 €', '50.000 – 60.000 €'],
  ['We raised $10M – $20M.', ''],
  ['You own a budget of $100,000 - $200,000 per year.', ''],
  ['Salary $100,000 - $120,000 in NYC, salary $80,000 - $90,000 elsewhere.', ''],
  ['You get 20 - 30 days off.', ''],
])('reads %j as %j', (text, pay) => {
  expect(read(text)).toBe(pay);
});
