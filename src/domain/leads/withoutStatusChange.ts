import type { LeadUpdate, StatusChange } from '#domain/contract/leads.ts';

/** Finds the status change that is taken back among those of its lead, oldest first. Returns its index, or -1. */
export type FindUndone = (changes: readonly StatusChange[]) => number;

/** Finds the last status change, if it led from the status that the lead gets back. */
export const lastMove =
  ({ status, customStatus = '' }: LeadUpdate): FindUndone =>
  (changes) => {
    const previous = changes.at(-2);
    const isThis = previous?.toStatus === status && previous?.customStatus === customStatus;
    return isThis ? changes.length - 1 : -1;
  };

/**
 * The changes of a lead, oldest first, without one that was undone. The next change then starts where that
 * one did; it goes, too, if it leads back there.
 *
 * @param index of the undone change. A negative one, and the lead's first status, leave all as they are
 */
export function withoutStatusChange<Change extends StatusChange>(
  changes: readonly Change[],
  index: number,
): Change[] {
  const previous = changes[index - 1];
  if (!previous) return [...changes];
  const before = changes.slice(0, index);
  const [next, ...after] = changes.slice(index + 1);
  if (!next) return before;
  const leadsBack =
    next.toStatus === previous.toStatus && next.customStatus === previous.customStatus;
  return leadsBack
    ? [...before, ...after]
    : [...before, { ...next, fromStatus: previous.toStatus }, ...after];
}
