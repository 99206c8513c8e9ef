import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { followUpIn } from './followUp.ts';
import { leadMatcher, NO_LEAD_FILTERS } from './leadFilters.ts';
import {
  SEARCH_CASES,
  SEARCHED_LEAD,
  SEARCHED_NOTE,
  TYPO_CASES,
  TYPO_LEAD,
} from './testing/searchCases.ts';

const lead = makeLead({
  title: 'Data Engineer',
  company: 'Helio Grid',
  description: 'Pipelines for wind farms.',
  tags: ['Airflow'],
  location: 'Köln, hybrid',
  source: 'LinkedIn',
  compensationRange: '€70k to 85.000',
  closesAt: followUpIn(5).slice(0, 10),
  status: 'applied',
  customStatus: 'screen',
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
  expect(leadMatcher(searchFor(search), [searched])(searched)).toBe(found);
});

test.each(TYPO_CASES)(
  'forgives one typo in a long word: “$search”: $found',
  ({ search, found }) => {
    const searched = makeLead(TYPO_LEAD);
    expect(leadMatcher(searchFor(search), [searched])(searched)).toBe(found);
  },
);

test('forgives no typo while a lead matches exactly', () => {
  const leads = [makeLead({ company: 'Kestrel' }), makeLead({ company: 'Kestrep' })];
  const found = (search: string) => leads.filter(leadMatcher(searchFor(search), leads));
  expect(found('kestrel')).toEqual([leads[0]]);
  expect(found('kestret')).toEqual(leads);
});

test.each([
  [{ status: 'applied' }, true],
  [{ status: 'offer' }, false],
  [{ status: 'offer,applied' }, true],
  [{ status: 'screen' }, true],
  [{ status: 'offer,other' }, false],
  [{ location: 'koln' }, true],
  [{ location: 'hybrid Köln' }, true],
  [{ location: 'Bonn' }, false],
  [{ source: 'linkedin' }, true],
  [{ tag: 'airflow' }, true],
  [{ tag: 'air' }, false],
  [{ pay: '80,000' }, true],
  [{ pay: '90k' }, false],
  [{ deadline: 'week' }, true],
  [{ deadline: 'open' }, true],
  [{ deadline: 'passed' }, false],
  [{ deadline: 'none' }, false],
  [{ type: 'networking' }, false],
  [{ status: 'applied', priority: 'high', type: 'lead', search: 'solar' }, false],
  [{ status: 'applied', priority: 'low', type: 'lead', search: 'wind' }, false],
] as const)('combines all filters with AND: %j', (chosen, passes) => {
  expect(leadMatcher({ ...NO_LEAD_FILTERS, ...chosen }, [lead])(lead)).toBe(passes);
});

test.each([
  ['active', true],
  ['qualified', false],
  ['due', false],
  ['due-week', true],
] as const)('the group %s: %s for an active lead with a follow-up in three days', (scope, isIn) => {
  const followedUp = { ...lead, nextFollowUpAt: followUpIn(3) };
  expect(leadMatcher({ ...NO_LEAD_FILTERS, scope }, [followedUp])(followedUp)).toBe(isIn);
});
