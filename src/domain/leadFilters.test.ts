import { makeLead } from '#mocks/factories/makeLead.ts';
import { matchesFilters, NO_LEAD_FILTERS } from './leadFilters.ts';

const lead = makeLead({
  title: 'Data Engineer',
  company: 'Helio Grid',
  description: 'Pipelines for wind farms.',
  tags: ['Airflow'],
  status: 'applied',
  priority: 'high',
  type: 'lead',
  category: 'job-application',
  contactInfo: { name: 'Jens Holm', email: 'jens@helio.example', phone: '' },
});
const searchFor = (search: string) => ({ ...NO_LEAD_FILTERS, search });

test.each([
  ['title', 'data ENG'],
  ['company', 'helio'],
  ['contact name', 'jens'],
  ['tags', 'airflow'],
  ['description', 'wind'],
])('searches the %s and ignores case', (_where, search) => {
  expect(matchesFilters(lead, searchFor(search))).toBe(true);
});

test('searches no other field', () => {
  expect(matchesFilters(lead, searchFor('helio.example'))).toBe(false);
});

test("ignores a contact name of 'N/A'", () => {
  const nameless = makeLead({ contactInfo: { name: 'N/A', email: '', phone: '' } });
  expect(matchesFilters(nameless, searchFor('n/a'))).toBe(false);
});

test('ignores spaces around the search', () => {
  expect(matchesFilters(lead, searchFor('  helio '))).toBe(true);
  expect(matchesFilters(lead, searchFor('   '))).toBe(true);
});

test.each([
  [{ status: 'applied' }, true],
  [{ status: 'offer' }, false],
  [{ priority: 'high' }, true],
  [{ priority: 'low' }, false],
  [{ type: 'lead' }, true],
  [{ type: 'job-application' }, true],
  [{ type: 'networking' }, false],
  [{ status: 'applied', priority: 'high', type: 'lead', search: 'wind' }, true],
  [{ status: 'applied', priority: 'high', type: 'lead', search: 'solar' }, false],
  [{ status: 'applied', priority: 'low', type: 'lead', search: 'wind' }, false],
] as const)('combines all filters with AND: %j', (chosen, passes) => {
  expect(matchesFilters(lead, { ...NO_LEAD_FILTERS, ...chosen })).toBe(passes);
});
