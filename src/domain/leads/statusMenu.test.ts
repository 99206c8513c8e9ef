import { LEAD_CATEGORIES, LEAD_STATUSES, LEAD_TYPES } from '#domain/contract/enums.ts';
import { statusesInOrder, statusMenu } from './statusMenu.ts';

const JOB = { category: 'job-application', type: 'lead' } as const;
const SALES = { category: 'sales-lead', type: 'lead' } as const;
const inOrder = (...leads: Parameters<typeof statusMenu>[0]) => statusesInOrder(leads);

test("starts with a job's stages for a job, and with those of a sale for a sale", () => {
  const [own] = statusMenu([JOB, { category: null, type: 'fulltime' }]);
  expect(own?.statuses).toEqual(
    'new applied interviewing offer hired rejected withdrawn'.split(' '),
  );
  expect(inOrder(SALES).slice(0, 4)).toEqual(['new', 'contacted', 'qualified', 'proposal']);
  expect(inOrder({ category: null, type: 'client' })).toEqual(inOrder(SALES));
});

test('has no order of its own for leads of several categories', () => {
  expect(inOrder(JOB, SALES)).toEqual(inOrder());
});

test.each(
  [null, ...LEAD_CATEGORIES].flatMap((category) => LEAD_TYPES.map((type) => ({ category, type }))),
)('has each status once for $category and $type', (lead) => {
  expect(inOrder(lead).toSorted()).toEqual([...LEAD_STATUSES].toSorted());
});
