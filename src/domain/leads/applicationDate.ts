import type { LeadStatus } from '#domain/contract/enums.ts';
import type { StatusChange } from '#domain/contract/leads.ts';
import { CONTACTED_STATUSES } from './responseRate.ts';

/** When the user applied, or first made contact. */
export interface ApplicationDate {
  /** The place of its change among those of the lead. */
  index: number;
  /** `null` when the lead went past it, such as from New to Interviewing. */
  at: string | null;
  /** The next change, which it can't be after; `null` without one. */
  next: string | null;
}

/**
 * Returns `null` for a lead that the user hasn't applied to.
 *
 * @param changes of the lead, oldest first
 */
export function applicationDate(changes: readonly StatusChange[]): ApplicationDate | null {
  const applied = changes.findIndex(({ toStatus }) => toStatus === 'applied');
  const index =
    applied >= 0
      ? applied
      : changes.findIndex(({ toStatus }) => CONTACTED_STATUSES.includes(toStatus));
  const change = changes[index];
  if (!change) return null;
  const isApplication = change.toStatus === 'applied' || change.toStatus === 'contacted';
  return {
    index,
    at: isApplication ? change.changedAt : null,
    next: (isApplication ? changes[index + 1]?.changedAt : change.changedAt) ?? null,
  };
}

/**
 * The changes of a lead with another date of application. Earlier changes can't be after it, and move
 * with it.
 *
 * @param changedAt not after the next change
 * @param status of the application, for a lead that went past it
 */
export function withApplicationDate<Change extends StatusChange>(
  changes: readonly Change[],
  { index, at }: ApplicationDate,
  changedAt: string,
  status: LeadStatus,
): Change[] {
  const [change, ...after] = changes.slice(index);
  if (!change) return [...changes];
  const before = changes
    .slice(0, index)
    .map((entry) => (entry.changedAt > changedAt ? { ...entry, changedAt } : entry));
  if (at !== null) return [...before, { ...change, changedAt }, ...after];
  const application = { ...change, toStatus: status, customStatus: '', changedAt, pitchId: null };
  return [...before, application, { ...change, fromStatus: status }, ...after];
}
