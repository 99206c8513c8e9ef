import type { StatusSetting } from '#domain/contract/profile.ts';
import { droppedStatus, STAGES, type Stage, stageOf } from './stages.ts';
import { defaultStatusLabel, type StatusLabels } from './statusMenu.ts';

type List = readonly StatusSetting[];

/** The statuses that menus offer, by the column of the board that counts them. */
export const statusGroups = (list: List): { stage: Stage; rows: StatusSetting[] }[] =>
  STAGES.map((stage) => ({
    stage,
    rows: list.filter(({ status, isHidden }) => !isHidden && stageOf(status) === stage),
  }));

/** A status of the user, which can be deleted and counts as what the user says. */
export const isOwnStatus = ({ id }: StatusSetting): boolean => defaultStatusLabel(id) === '';

/** The list with a status at the place of another one, in whose group it is then. */
export function movedStatus(
  list: List,
  moved: StatusSetting,
  target: StatusSetting,
  labels: StatusLabels,
): StatusSetting[] {
  const rows = statusGroups(list).flatMap((group) => group.rows);
  const stage = stageOf(target.status);
  const { status } = stageOf(moved.status) === stage ? moved : droppedStatus(stage, rows, labels);
  const others = rows.filter(({ id }) => id !== moved.id);
  return [
    ...others.toSpliced(rows.indexOf(target), 0, { ...moved, status }),
    ...list.filter(({ isHidden }) => isHidden),
  ];
}
