import type { LeadStatus } from '#domain/contract/enums.ts';
import { withoutStatusChange } from './withoutStatusChange.ts';

/** The changes of a lead that had these statuses, such as 'new'. */
const changesOf = (...statuses: LeadStatus[]) =>
  statuses.map((toStatus, index) => ({
    fromStatus: statuses[index - 1] ?? null,
    toStatus,
    customStatus: '',
    changedAt: `2026-11-0${index + 1}T08:00:00.000Z`,
    pitchId: null,
  }));

test.each<[string, LeadStatus[], number, LeadStatus[]]>([
  ['the last change', ['new', 'applied', 'interviewing'], 2, ['new', 'applied']],
  ['a change that another one followed', ['new', 'applied', 'offer'], 1, ['new', 'offer']],
  ['a change that the user took back', ['new', 'applied', 'new', 'offer'], 1, ['new', 'offer']],
  ['an unknown change', ['new', 'applied'], -1, ['new', 'applied']],
  ["the lead's first status", ['new', 'applied'], 0, ['new', 'applied']],
])('takes %s back', (_, statuses, index, left) => {
  const changes = withoutStatusChange(changesOf(...statuses), index);
  expect(changes).toMatchObject(
    left.map((toStatus, at) => ({ fromStatus: left[at - 1] ?? null, toStatus })),
  );
});
