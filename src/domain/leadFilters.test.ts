import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { followUpIn } from './followUp.ts';
import { matchesFilters, NO_LEAD_FILTERS } from './leadFilters.ts';
import { SEARCH_CASES, SEARCHED_LEAD, SEARCHED_NOTE } from './searchCases.ts';

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

const contact = { email: '', phone: '' };

test.each(SEARCH_CASES)('searches for “$search”: $found', ({ search, lead: changes, found }) => {
  const contactInfo = { ...contact, ...SEARCHED_LEAD.contactInfo, ...changes?.contactInfo };
  const searched = makeLead({
    ...SEARCHED_LEAD,
    ...changes,
    contactInfo,
    notes: [makeNote({ text: SEARCHED_NOTE })],
  });
  expect(matchesFilters(searched, searchFor(search))).toBe(found);
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

test.each([
  ['active', true],
  ['qualified', false],
  ['due', false],
  ['due-week', true],
] as const)('the group %s: %s for an active lead with a follow-up in three days', (scope, isIn) => {
  const followedUp = { ...lead, nextFollowUpAt: followUpIn(3) };
  expect(matchesFilters(followedUp, { ...NO_LEAD_FILTERS, scope })).toBe(isIn);
});
