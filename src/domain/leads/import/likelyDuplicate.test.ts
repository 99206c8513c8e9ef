import { makeLead } from '#mocks/factories/makeLead.ts';
import { companyKey, likelyDuplicate } from './likelyDuplicate.ts';

const lead = makeLead({ title: 'Senior Platform Engineer', company: 'Northwind Traders' });

test.each([
  ['Senior Platform Engineer', 'Northwind Traders'],
  ['senior platform engineer (m/f)', 'northwind traders'],
  ['Senior Engineer', 'Northwind Traders'],
])('%s at %s is likely the same', (title, company) => {
  expect(likelyDuplicate([makeLead({ company: 'Other' }), lead], { title, company })).toBe(lead);
});

test.each([
  ['Senior Platform Engineer', 'Fjord Wind'],
  ['Office Manager', 'Northwind Traders'],
  ['Senior Data Scientist', 'Northwind Traders'],
  ['', 'Northwind Traders'],
])('%s at %s is another lead', (title, company) => {
  expect(likelyDuplicate([lead], { title, company })).toBeUndefined();
});

test.each([
  ['株式会社トヨハシ', 'トヨハシ株式会社', true],
  ["Société Générale d'Été", "Socie\u0301te\u0301 Ge\u0301ne\u0301rale d'E\u0301te\u0301", true],
  ['Acme GmbH & Co. KG', 'ACME', true],
  ['ハート電機', 'バード電機', false],
  ['टेक सेवा', 'टैक सेवा', false],
  ['עֲבוֹדָה', 'עבודה', true],
])('%s and %s are the same company: %s', (one, other, isSame) => {
  expect(companyKey(one) === companyKey(other)).toBe(isSame);
});
