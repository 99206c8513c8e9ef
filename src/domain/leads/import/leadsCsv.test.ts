import { leadStatuses } from '#domain/leads/statusMenu.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { leadsCsv as csvOf } from './leadsCsv.ts';

const leadsCsv = (leads: Parameters<typeof csvOf>[0]) => csvOf(leads, leadStatuses());

test('quotes every text', () => {
  const csv = leadsCsv([makeLead({ title: 'Lead, "senior"\nBerlin', company: 'Nord & Süd' })]);
  expect(csv).toMatch(/^\uFEFF"Title","Company",/);
  expect(csv).toContain('\r\n"Lead, ""senior""\nBerlin","Nord & Süd",');
});

test.each([
  ['=HYPERLINK("https://x.example")', `'=HYPERLINK(""https://x.example"")`],
  ['+1', "'+1"],
  ['\t=1', "'\t'=1"],
  ['＝1＋1', "'＝1＋1"],
  ['Acme;=1;-1', "Acme;'=1;'-1"],
  ['x;"=HYPERLINK(1);"', `x;'""=HYPERLINK(1);""`],
  ['Acme\n=1', "Acme\n'=1"],
  ['Senior - Berlin, C++', 'Senior - Berlin, C++'],
])('a spreadsheet reads %j as text, also after splitting it', (title, cell) => {
  const csv = leadsCsv([makeLead({ title, company: 'Acme' })]);
  expect(csv).toContain(`\r\n"${cell}","Acme"`);
});

test('has when the user applied, and the notes', () => {
  const appliedAt = '2026-08-03T07:00:00.000Z';
  const notes = [makeNote({ text: 'Called\nback' }), makeNote({ text: '=1' })];
  const csv = leadsCsv([makeLead({ appliedAt, notes })]);
  expect(csv).toContain(',"Applied on","Notes"\r\n');
  expect(csv).toContain(`,"${appliedAt}","Called\nback\n\n'=1"\r\n`);
});

test('an amount stays a number', () => {
  const csv = leadsCsv([makeLead({ value: 1250.5, currency: 'NOK' })]);
  expect(csv).toContain(',1250.5,"NOK",');
});
