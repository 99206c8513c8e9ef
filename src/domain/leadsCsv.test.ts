import { makeLead } from '#mocks/factories/makeLead.ts';
import { leadsCsv } from './leadsCsv.ts';

test('quotes what CSV needs quoted', () => {
  const csv = leadsCsv([makeLead({ title: 'Lead, "senior"\nBerlin', company: 'Nord & Süd' })]);
  expect(csv).toMatch(/^\uFEFFTitle,Company,/);
  expect(csv).toContain('\r\n"Lead, ""senior""\nBerlin",Nord & Süd,');
});

test.each(['=HYPERLINK("https://x.example")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'a spreadsheet reads %j as text, not as a formula',
  (title) => {
    const [, row = ''] = leadsCsv([makeLead({ title, company: 'Acme' })]).split('\r\n');
    expect(row).toMatch(/^"?'/);
  },
);

test('an amount stays a number', () => {
  const csv = leadsCsv([makeLead({ value: 1250.5, currency: 'NOK' })]);
  expect(csv).toContain(',1250.5,NOK,');
});
