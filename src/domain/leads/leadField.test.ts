import { fieldWord, hasField } from './leadField.ts';

const job = { category: 'job-application', type: 'lead' } as const;

test('a job has no score, a sales lead no deadline to apply', () => {
  expect([hasField(job, 'score'), hasField(job, 'deadline')]).toEqual([false, true]);
  const sales = { ...job, category: 'sales-lead' } as const;
  expect([hasField(sales, 'score'), hasField(sales, 'deadline')]).toEqual([true, false]);
});

test('a project has a budget, also one that was typed before there were categories', () => {
  const project = { category: null, type: 'freelance' } as const;
  expect(fieldWord(project, 'compensationRange', 'label')).toBe('Budget');
  expect(fieldWord(job, 'compensationRange', 'label')).toBe('Compensation Range');
});
