import { LEAD_CATEGORIES, LEAD_STATUSES, LEAD_TYPES } from '#domain/contract/enums.ts';
import { statusSettingsSchema } from '#domain/contract/profile.ts';
import { leadStatuses } from './statusMenu.ts';

const lead = { status: 'new', customStatus: '', type: 'lead' } as const;
const JOB = { ...lead, category: 'job-application' } as const;
const SALES = { ...lead, category: 'sales-lead' } as const;

const { menu, of } = leadStatuses();
const ids = (...leads: Parameters<typeof menu>[0]) => menu(leads).map(({ id }) => id);

test("a job has a job's statuses, and a sale those of a sale", () => {
  expect(ids(JOB)).toEqual(
    'new applied interviewing offer hired rejected withdrawn no-response'.split(' '),
  );
  expect(ids(JOB, { ...lead, category: null, type: 'fulltime' })).toEqual(ids(JOB));
  expect(ids(SALES).slice(0, 4)).toEqual(['new', 'contacted', 'qualified', 'proposal']);
  expect(ids({ ...lead, category: null, type: 'client' })).toEqual(ids(SALES));
});

test('the status that a lead has is in its menu, also a hidden one', () => {
  expect(ids({ ...JOB, status: 'contacted' })).toContain('contacted');
  expect(ids({ ...JOB, status: 'contacted' }, JOB)).not.toContain('contacted');
});

test.each(
  [null, ...LEAD_CATEGORIES].flatMap((category) => LEAD_TYPES.map((type) => ({ category, type }))),
)('a lead of $category and $type can have each status', (kind) => {
  for (const status of LEAD_STATUSES) {
    expect(ids({ ...lead, ...kind, status }).filter((id) => id === status)).toHaveLength(1);
  }
});

const OWN = leadStatuses({
  'job-application': [
    { id: 'applied', status: 'applied', label: 'Sent', isHidden: false },
    { id: 'screen', status: 'interviewing', label: 'Phone screen', isHidden: false },
    { id: 'offer', status: 'offer', label: '', isHidden: true },
  ],
});

test('the user renames, hides, orders and adds statuses of one type', () => {
  expect(OWN.menu([JOB]).map(({ label }) => label)).toEqual(
    'Sent,Phone screen,New,Interviewing,Hired,Rejected,Withdrawn,No response'.split(','),
  );
  expect(OWN.label({ ...JOB, status: 'interviewing', customStatus: 'screen' })).toBe(
    'Phone screen',
  );
  expect(OWN.of['sales-lead']).toEqual(of['sales-lead']);
});

test('an own status that is gone, or belongs to another status, shows the status', () => {
  expect(OWN.label({ ...JOB, status: 'interviewing', customStatus: 'gone' })).toBe('Interviewing');
  expect(OWN.label({ ...JOB, status: 'offer', customStatus: 'screen' })).toBe('Offer');
});

test('leads of several types have what all of them know, by all of its names', () => {
  const labels = OWN.menu([JOB, SALES]).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Sent / Applied', 'Contacted', 'No response']));
  expect(labels).not.toContain('Phone screen');
  expect(OWN.labels).toMatchObject({ applied: 'Sent / Applied', offer: 'Offer' });
});

test.each([
  [{ id: 'applied', status: 'offer' }, 'must not give one of the statuses'],
  [{ id: 'new', status: 'new' }, 'must not have the same id twice'],
])('rejects %j', (setting, problem) => {
  const list = [{ id: 'new', status: 'new' }, setting];
  const { error } = statusSettingsSchema.safeParse({ 'job-application': list });
  expect(error?.message).toContain(problem);
});
