import { makeLead } from '#mocks/factories/makeLead.ts';
import { likelyDuplicate } from './likelyDuplicate.ts';

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
