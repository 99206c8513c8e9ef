import { testPage } from '../testing/testDocument.ts';
import { readPay } from './readPay.ts';

const read = (body: string) => readPay(testPage(`<h1>Baker</h1>${body}`)).compensationRange;
it.each([
  ['<p>$95/hr - $135/hr</p>', '$95/hr - $135/hr'],
  ['<span>4.500 € pro Monat</span>', '4.500 € pro Monat'],
])('reads %s', (body, pay) => {
  expect(read(body)).toBe(pay);
});

it.each([
  '<p>$5M</p>',
  '<p>$5M to $25M</p>',
  '<p>We raised $5M - and more</p>',
  '<p>Hourly</p><p>Bread</p>',
  '<p>$20/hr - $30/hr</p><p>$50/hr - $60/hr</p>',
  '<p>2019 – 2024</p>',
])('reads no pay from %s', (body) => {
  expect(read(body)).toBe('');
});
