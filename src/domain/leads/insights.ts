import type { FunnelStage, InsightPeriod, LeadStatus, Outcome } from '#domain/contract/enums.ts';
import type { ResponseSample } from '#domain/contract/insights.ts';
import { localMonth } from '#domain/localDate.ts';
import { CONTACTED_STATUSES, respondedStatuses, wholePercent } from './responseRate.ts';
import { STAGES } from './stages.ts';
import type { StatusLabels } from './statusMenu.ts';

/* What the figures of the insights count. */

/** A lead reaches a stage with one of these statuses. Each has those of the next ones. */
export const funnelStatuses = (
  rejectionsAreReplies: boolean,
): Record<Exclude<FunnelStage, 'added'>, readonly LeadStatus[]> => ({
  applied: CONTACTED_STATUSES,
  replied: respondedStatuses(rejectionsAreReplies),
  interviewing: [...STAGES[2].statuses, 'offer', 'hired', 'closed-won'],
  offer: ['offer', 'hired', 'closed-won'],
  won: ['hired', 'closed-won'],
});

/** A rate of fewer says nothing. */
export const MIN_SAMPLE = 10;

/** Whole percent; `null` when the sample is too small. */
export const rateOf = (part: number, sample: number): number | null =>
  sample < MIN_SAMPLE ? null : wholePercent(part, sample);

/** Weeks of activity, with the current one. */
export const ACTIVITY_WEEKS = 12;

/** A stage by the user's name of its status, if it is one. */
export const insightStageLabel = (stage: FunnelStage, labels: StatusLabels): string => {
  if (stage === 'added' || stage === 'replied' || stage === 'won') return OTHER_STAGES[stage];
  return labels[stage];
};

/** A way to end by the user's name of its status. */
export const outcomeLabel = (outcome: Outcome, labels: StatusLabels): string =>
  outcome === 'rejected' ? 'Rejected or lost' : labels[outcome];

const OTHER_STAGES = { added: 'Added', replied: 'Replied', won: 'Won' };

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
