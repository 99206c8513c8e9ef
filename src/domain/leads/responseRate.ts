import {
  LEAD_STATUSES,
  type LeadStatus,
  MESSAGE_KINDS,
  type MessageKind,
} from '#domain/contract/enums.ts';
import type { ResponseRate } from '#domain/contract/leadStats.ts';
import { REJECTED_STATUSES } from './outcome.ts';

/** Statuses that a lead reaches only when a person has written back. */
const REPLIED_STATUSES: readonly LeadStatus[] = [
  'qualified',
  'proposal',
  'negotiating',
  'interviewing',
  'offer',
  'hired',
  'closed-won',
];

/** Statuses that count as a response. Rejections, which are often automatic, count if the user wants that. */
export const respondedStatuses = (rejectionsAreReplies: boolean): readonly LeadStatus[] =>
  rejectionsAreReplies ? [...REPLIED_STATUSES, ...REJECTED_STATUSES] : REPLIED_STATUSES;

/** Accepted messages that count as a response: all but an automatic receipt. */
export const replyKinds = (rejectionsAreReplies: boolean): readonly MessageKind[] =>
  MESSAGE_KINDS.filter(
    (kind) => kind !== 'confirmation' && (kind !== 'rejection' || rejectionsAreReplies),
  );

/** Statuses that a lead reaches only when the contact has been contacted. */
export const CONTACTED_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => status !== 'new' && status !== 'withdrawn',
);

/** Whole percent. 0 and 100 only for none and all; 0 of nothing. */
export function wholePercent(part: number, all: number): number {
  if (part === 0 || part === all) return part && 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)));
}

/** What every figure of replies says. */
export const repliesNote = (rejectionsAreReplies: boolean): string =>
  rejectionsAreReplies ? 'Replies include rejections' : "Rejections don't count as replies";

/** How many leads were ever contacted, and how many of those responded. */
interface ResponseCounts {
  contacted: number;
  responded: number;
}

const percentOf = ({ contacted, responded }: ResponseCounts): number =>
  wholePercent(responded, contacted);

/** The rate from today's counts and those of 30 days ago. Without a rate then, nothing has changed. */
export function responseRate(now: ResponseCounts, before: ResponseCounts): ResponseRate {
  const percent = percentOf(now);
  return { percent, change: before.contacted === 0 ? 0 : percent - percentOf(before) };
}
