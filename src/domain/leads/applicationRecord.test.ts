import { makeLead } from '#mocks/factories/makeLead.ts';
import { applicationsCsv, applicationsDocument, applicationsIn } from './applicationRecord.ts';
import { leadStatuses } from './statusMenu.ts';

const on = (day: string) => `${day}T10:00:00.000Z`;
const period = { from: '2026-11-01', to: '2026-11-30' };
const leads = [
  makeLead({
    title: 'Baker',
    company: 'Quay Bakery',
    status: 'rejected',
    appliedAt: on('2026-11-30'),
  }),
  makeLead({ title: 'Cook', company: 'Mill Lane', status: 'applied', appliedAt: on('2026-11-01') }),
  makeLead({ title: 'Waiter', company: 'Harbor', status: 'applied', appliedAt: on('2026-12-01') }),
  makeLead({ title: 'Porter', company: 'Station', status: 'new', appliedAt: null }),
];
const found = applicationsIn(leads, period);

test('lists what was applied for in a period, oldest first', () => {
  expect(found.map(({ title }) => title)).toEqual(['Cook', 'Baker']);
});

test('says how each was sent, and what the answer is', () => {
  const [cook, baker] = found.map((lead) => ({
    ...lead,
    source: '',
    postUrl: '',
    applicationUrl: '',
  }));
  const rows = [
    { ...cook, appliedWhere: 'At the counter' },
    { ...baker, appliedWhere: '', postUrl: 'https://jobs.example/1' },
  ] as typeof found;
  const csv = applicationsCsv(rows, leadStatuses());
  expect(csv).toMatch(/"Cook","Mill Lane",.*"At the counter","None yet"/);
  expect(csv).toMatch(/"Baker","Quay Bakery",.*"jobs\.example","Rejected"/);
});

test('the document names the person, the period and each application', () => {
  const { author, blocks } = applicationsDocument(found, period, 'Ada Lovelace', leadStatuses());
  expect(author).toBe('Ada Lovelace');
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'name',
    'heading',
    'paragraph',
    'entry',
    'paragraph',
    'entry',
    'paragraph',
  ]);
  expect(blocks[3]).toMatchObject({ title: 'Cook, Mill Lane' });
});
