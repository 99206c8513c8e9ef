import { testPage } from '../testing/testDocument.ts';
import { readPay } from './readPay.ts';

const read = (body: string) => readPay(testPage(`<h1>Baker</h1>${body}`)).compensationRange;
const feature = (...parts: string[]) =>
  `<ul><li>${parts.map((part) => `<div>${part}</div>`).join('')}</li><li><strong>Expert</strong><div>Experience Level</div></li></ul>`;

it.each([
  [feature('<strong>$60.00</strong>', 'Fixed-price'), '$60.00 fixed price'],
  [feature('<strong>$25.00</strong>', '-', '<b>$47.00</b>', 'Hourly'), '$25.00 – $47.00 per hour'],
  [feature('Hourly: $8.00 - $25.00'), '$8.00 - $25.00 per hour'],
  ['<p>$95/hr - $135/hr</p>', '$95/hr - $135/hr'],
  ['<span>4.500 € pro Monat</span>', '4.500 € pro Monat'],
])('reads %s', (body, pay) => {
  expect(read(body)).toBe(pay);
});

it("leaves the client's other projects out", () => {
  const history = '<h4>Client’s recent history</h4><p>Fixed-price</p><p>$15.00</p>';
  expect(read(`${feature('<strong>$60.00</strong>', 'Fixed-price')}${history}`)).toBe(
    '$60.00 fixed price',
  );
  expect(read(history)).toBe('');
});

it.each([
  '<p>$5M</p>',
  '<p>$5M to $25M</p>',
  '<p>We raised $5M - and more</p>',
  '<strong>$5,000</strong><p>total spent</p>',
  '<p>Hourly</p><p>Bread</p>',
  '<p>$20/hr - $30/hr</p><p>$50/hr - $60/hr</p>',
  '<p>2019 – 2024</p>',
])('reads no pay from %s', (body) => {
  expect(read(body)).toBe('');
});
