import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { leadStats } from './leadStats.ts';

test('counts leads as active except closed-won, closed-lost, rejected and withdrawn', () => {
  const leads = LEAD_STATUSES.map((status) => makeLead({ status, value: 0 }));
  expect(leadStats(leads, null)).toMatchObject({ total: 13, active: 9 });
});

test('counts leads as qualified when marked or with that status', () => {
  const leads = [
    makeLead({ status: 'qualified', isQualified: false }),
    makeLead({ status: 'proposal', isQualified: true }),
    makeLead({ status: 'qualified', isQualified: true }),
    makeLead({ status: 'new', isQualified: false }),
  ];
  expect(leadStats(leads, null).qualified).toBe(3);
});

test('adds up the values of each currency, the largest total first', () => {
  const values = [
    { value: 1200, currency: 'EUR' },
    { value: 2000, currency: null },
    { value: 1000.5, currency: 'EUR' },
    { value: 0, currency: 'NOK' },
  ];
  expect(leadStats(values.map(makeLead), 'USD').totalValues).toEqual([
    { currency: 'EUR', value: 2200.5 },
    { currency: 'USD', value: 2000 },
  ]);
});
