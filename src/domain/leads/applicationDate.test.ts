import type { LeadStatus } from '#domain/contract/enums.ts';
import { applicationDate, withApplicationDate } from './applicationDate.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;

/** The changes of a lead, oldest first. */
const history = (...steps: [LeadStatus, number][]) =>
  steps.map(([toStatus, day], index) => ({
    fromStatus: steps[index - 1]?.[0] ?? null,
    toStatus,
    customStatus: '',
    changedAt: at(day),
    pitchId: null,
  }));

function moved(changes: ReturnType<typeof history>, day: number) {
  const date = applicationDate(changes);
  if (!date) throw new Error('not applied');
  return withApplicationDate(changes, date, at(day), 'applied');
}

test('is that of the change to applied, which the next change limits', () => {
  const changes = history(['new', 1], ['contacted', 2], ['applied', 5], ['interviewing', 9]);
  expect(applicationDate(changes)).toEqual({ index: 2, at: at(5), next: at(9) });
  expect(moved(changes, 7)).toEqual(
    history(['new', 1], ['contacted', 2], ['applied', 7], ['interviewing', 9]),
  );
});

test('earlier changes move with it', () => {
  expect(moved(history(['new', 10], ['applied', 11], ['offer', 20]), 4)).toEqual(
    history(['new', 4], ['applied', 4], ['offer', 20]),
  );
});

test('a lead that went past it gets its change', () => {
  const changes = history(['new', 1], ['interviewing', 9]);
  expect(applicationDate(changes)).toEqual({ index: 1, at: null, next: at(9) });
  expect(moved(changes, 3)).toEqual(history(['new', 1], ['applied', 3], ['interviewing', 9]));
});

test('a lead that the user never applied to has none', () => {
  expect(applicationDate(history(['new', 1], ['withdrawn', 2]))).toBeNull();
});
