import { makeLead } from '#mocks/factories/makeLead.ts';
import { sortLeads } from './leadSort.ts';

const titles = (leads: { title: string }[]) => leads.map(({ title }) => title);

test('sorts by the order of statuses and priorities, not by their names', () => {
  const leads = [
    makeLead({ title: 'Won', status: 'closed-won', priority: 'low' }),
    makeLead({ title: 'Applied', status: 'applied', priority: 'urgent' }),
    makeLead({ title: 'New', status: 'new', priority: 'medium' }),
  ];
  expect(titles(sortLeads(leads, { by: 'status', order: 'asc' }))).toEqual([
    'New',
    'Applied',
    'Won',
  ]);
  expect(titles(sortLeads(leads, { by: 'priority', order: 'desc' }))).toEqual([
    'Applied',
    'New',
    'Won',
  ]);
});

test('leads without the field come last in both orders', () => {
  const leads = [
    makeLead({ title: 'None', nextFollowUpAt: null }),
    makeLead({ title: 'Later', nextFollowUpAt: '2026-12-01T09:00:00.000Z' }),
    makeLead({ title: 'Sooner', nextFollowUpAt: '2026-11-24T09:00:00.000Z' }),
  ];
  const sorted = (order: 'asc' | 'desc') =>
    titles(sortLeads(leads, { by: 'nextFollowUpAt', order }));
  expect(sorted('asc')).toEqual(['Sooner', 'Later', 'None']);
  expect(sorted('desc')).toEqual(['Later', 'Sooner', 'None']);
});

test('sorts titles as people do, and keeps equal leads in their order', () => {
  const leads = ['Role 10', 'role 2', 'Ärztin', 'Zoo', 'Role 2'].map((title) =>
    makeLead({ title }),
  );
  expect(titles(sortLeads(leads, { by: 'title', order: 'asc' }))).toEqual([
    'Ärztin',
    'role 2',
    'Role 2',
    'Role 10',
    'Zoo',
  ]);
});
