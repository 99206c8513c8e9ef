import fc from 'fast-check';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { matchesFilters, NO_LEAD_FILTERS } from './leadFilters.ts';
import { createLeadSearch } from './leadSearch.ts';

const TITLES = ['Data Engineer', 'Engine room lead', 'Brand refresh', 'Garden gate', ''];
const leads = TITLES.map((title) => makeLead({ title, company: 'Anna Ate', description: '' }));

test('finds the same as the filter after any other search', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'adegnE '), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (searches) => {
      const search = createLeadSearch();
      for (const text of searches) {
        const filters = { ...NO_LEAD_FILTERS, search: text };
        expect(search(leads, text)).toEqual(leads.filter((lead) => matchesFilters(lead, filters)));
      }
    }),
  );
});

test('returns the same list after a letter is deleted', () => {
  const search = createLeadSearch();
  const before = search(leads, 'engine');
  search(leads, 'engineer');
  expect(search(leads, 'engine')).toBe(before);
});

test('returns the same list for a letter that excludes nothing', () => {
  const search = createLeadSearch();
  const before = search(leads, 'engi');
  expect(search(leads, 'engin')).toBe(before);
  expect(search(leads, 'a')).toBe(leads);
});

test('searches the new leads when they change', () => {
  const search = createLeadSearch();
  expect(search(leads, 'garden')).toHaveLength(1);
  expect(search([...leads, makeLead({ title: 'Garden wall' })], 'garden')).toHaveLength(2);
});
