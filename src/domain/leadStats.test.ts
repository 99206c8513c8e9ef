import { makeLead } from '#mocks/factories/makeLead.ts';
import { LEAD_STATUSES } from './contract/enums.ts';
import { leadStats } from './leadStats.ts';

test('counts nothing without leads', () => {
  expect(leadStats([])).toEqual({ total: 0, qualified: 0, active: 0, totalValue: 0 });
});

test('counts leads as active except closed-won, closed-lost, rejected and withdrawn', () => {
  const leads = LEAD_STATUSES.map((status) => makeLead({ status, value: 0 }));
  expect(leadStats(leads)).toMatchObject({ total: 13, active: 9 });
});

test('counts leads as qualified when marked or with that status', () => {
  const leads = [
    makeLead({ status: 'qualified', isQualified: false }),
    makeLead({ status: 'proposal', isQualified: true }),
    makeLead({ status: 'qualified', isQualified: true }),
    makeLead({ status: 'new', isQualified: false }),
  ];
  expect(leadStats(leads).qualified).toBe(3);
});

test('adds up the values', () => {
  expect(leadStats([makeLead({ value: 1200 }), makeLead({ value: 0.5 })]).totalValue).toBe(1200.5);
});
