import { LEAD_STATUSES, type LeadStatus } from './contract/enums.ts';
import type { ResponseRate } from './contract/leads.ts';

/** Statuses that only an answer of the other side leads to. */
export const ANSWERED_STATUSES: readonly LeadStatus[] = [
  'qualified',
  'proposal',
  'negotiating',
  'interviewing',
  'offer',
  'hired',
  'closed-won',
  'closed-lost',
  'rejected',
];

/** Statuses that say that the other side was contacted: all but new, and giving up before. */
export const CONTACTED_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => status !== 'new' && status !== 'withdrawn',
);

/** Answered of contacted in whole percent; 0 when nobody was contacted. */
const percentOf = (answered: number, contacted: number): number =>
  contacted === 0 ? 0 : Math.round((100 * answered) / contacted);

/** Leads that were ever contacted, and of those the ones that answered. */
export interface ResponseCounts {
  contacted: number;
  answered: number;
}

/** The rate from the counts of today and of 30 days ago. */
export function responseRate(now: ResponseCounts, before: ResponseCounts): ResponseRate {
  const percent = percentOf(now.answered, now.contacted);
  return { percent, change: percent - percentOf(before.answered, before.contacted) };
}
