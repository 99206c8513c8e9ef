import type { FunnelStage, InsightPeriod, LeadStatus, TimedStage } from '#domain/contract/enums.ts';
import type { ResponseSample } from '#domain/contract/insights.ts';
import { localMonth } from '#domain/localDate.ts';
import { CONTACTED_STATUSES, RESPONDED_STATUSES, wholePercent } from './responseRate.ts';
import { STAGES } from './stages.ts';

/* What the figures of the insights count. */

/** A lead reaches a stage with one of these statuses. Each has those of the next ones. */
export const FUNNEL_STATUSES: Record<Exclude<FunnelStage, 'added'>, readonly LeadStatus[]> = {
  applied: CONTACTED_STATUSES,
  replied: RESPONDED_STATUSES,
  interviewing: [...STAGES[2].statuses, 'offer', 'hired', 'closed-won'],
  offer: ['offer', 'hired', 'closed-won'],
  won: ['hired', 'closed-won'],
};

/** The statuses of the stages whose time is measured: the board's, without Hired, which is final. */
export const TIMED_STATUSES: Record<TimedStage, readonly LeadStatus[]> = {
  new: STAGES[0].statuses,
  applied: STAGES[1].statuses,
  interviewing: STAGES[2].statuses,
  offer: ['offer'],
};

/** A rate of fewer says nothing. */
export const MIN_SAMPLE = 10;

/** Whole percent; `null` when the sample is too small. */
export const rateOf = (part: number, sample: number): number | null =>
  sample < MIN_SAMPLE ? null : wholePercent(part, sample);

/** Weeks of activity, with the current one. */
export const ACTIVITY_WEEKS = 12;

export const FUNNEL_LABELS: Record<FunnelStage, string> = {
  added: 'Added',
  applied: 'Applied',
  replied: 'Replied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  won: 'Won',
};

export const TIMED_LABELS: Record<TimedStage, string> = {
  new: 'New',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
};

export const PERIOD_LABELS: Record<InsightPeriod, string> = {
  all: 'All time',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
};

/** 'October 2026' of '2026-10'. */
export const monthLabel = (month: string): string => localMonth(new Date(`${month}-01T00:00`));

/** The order of samples: the largest first. */
export function largestFirst(a: ResponseSample, b: ResponseSample): number {
  const [first, second] = [a, b].map(({ by, key }) => `${by} ${key}`);
  return b.applied - a.applied || ((first ?? '') < (second ?? '') ? -1 : 1);
}
