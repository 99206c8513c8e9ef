import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { activeApplications, recentLeads } from './dashboard.ts';

test('lists the five last updated leads, latest first', () => {
  const leads = [3, 6, 1, 5, 2, 4].map((day) =>
    makeLead({ title: `${day}`, updatedAt: `2026-01-0${day}T10:00:00Z` }),
  );
  expect(recentLeads(leads).map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
});

test('counts contacted, applied and interviewing as active applications', () => {
  expect(activeApplications(LEAD_STATUSES.map((status) => makeLead({ status })))).toBe(3);
});
