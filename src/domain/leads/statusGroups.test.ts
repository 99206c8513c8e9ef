import { movedStatus, statusGroups } from './statusGroups.ts';
import { leadStatuses } from './statusMenu.ts';

const own = { id: 'own', status: 'interviewing', label: 'Task at home', isHidden: false } as const;
const { of, labels } = leadStatuses({ 'job-application': [own] });
const list = of['job-application'];
const find = (id: string) => list.find((setting) => setting.id === id) ?? own;
const idsOf = (statuses: typeof list) =>
  statusGroups(statuses).map(({ rows }) => rows.map(({ id }) => id));

test('groups the statuses that menus offer as the board does', () => {
  expect(idsOf(list)).toEqual([
    ['new'],
    ['applied'],
    ['own', 'interviewing'],
    ['offer', 'hired'],
    ['rejected', 'withdrawn', 'no-response'],
  ]);
});

test.each([
  [
    'within its group',
    'no-response',
    'rejected',
    4,
    ['no-response', 'rejected', 'withdrawn'],
    'withdrawn',
  ],
  ['down into another group', 'own', 'hired', 3, ['offer', 'hired', 'own'], 'offer'],
  ['up into another group', 'own', 'applied', 1, ['own', 'applied'], 'applied'],
] as const)('moves a status %s', (_where, id, place, group, ids, status) => {
  const moved = movedStatus(list, find(id), find(place), labels);
  expect(idsOf(moved)[group]).toEqual(ids);
  expect(moved.find((setting) => setting.id === id)?.status).toBe(status);
  expect(moved).toHaveLength(list.length);
});
