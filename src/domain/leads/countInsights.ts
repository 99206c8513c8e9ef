import {
  FUNNEL_STAGES,
  type LeadCategory,
  type LeadStatus,
  type MessageKind,
  OUTCOMES,
  RATE_GROUPS,
} from '#domain/contract/enums.ts';
import type { Insights, InsightsQuery, ResponseSample } from '#domain/contract/insights.ts';
import { ACTIVITY_WEEKS, funnelStatuses, largestFirst } from './insights.ts';
import { outcomeOf } from './outcome.ts';
import { replyKinds } from './responseRate.ts';

/* The figures of the insights. Times are in milliseconds. */

const DAY = 86_400_000;

/** Entries of one list: users type any source. */
const MOST_SAMPLES = 300;

/** What the figures are counted from. */
export interface InsightFacts {
  rejectionsAreReplies: boolean;
  leads: {
    id: string;
    source: string;
    category: LeadCategory | null;
    createdAt: number;
    status: LeadStatus;
    customStatus: string;
    /** Its statuses and their times, oldest first. */
    changes: readonly (readonly [LeadStatus, number])[];
    /** The kinds of its accepted messages. */
    accepted: readonly (MessageKind | null)[];
  }[];
  /** The letters that were sent. */
  letters: { leadId: string; sentAt: number }[];
}

/** The place in the funnel that each status reaches. */
const depthsOf = (rejectionsAreReplies: boolean): ReadonlyMap<LeadStatus, number> => {
  const statuses = funnelStatuses(rejectionsAreReplies);
  return new Map(
    FUNNEL_STAGES.flatMap((stage, depth) =>
      stage === 'added' ? [] : statuses[stage].map((status) => [status, depth] as const),
    ),
  );
};

const APPLIED = FUNNEL_STAGES.indexOf('applied');
const REPLIED = FUNNEL_STAGES.indexOf('replied');

/** A lead with how far it came, and the month in which the user applied. */
function derive(
  lead: InsightFacts['leads'][number],
  depths: ReadonlyMap<LeadStatus, number>,
  replies: readonly MessageKind[],
  dayOf: (time: number) => string,
) {
  const reached = lead.changes.map(([status, at]) => ({ depth: depths.get(status) ?? 0, at }));
  const hasReply = lead.accepted.some((kind) => kind !== null && replies.includes(kind));
  const applied = reached.find(({ depth }) => depth >= APPLIED);
  return {
    ...lead,
    depth: Math.max(hasReply ? REPLIED : 0, ...reached.map(({ depth }) => depth)),
    month: applied ? dayOf(applied.at).slice(0, 7) : '',
  };
}

type DerivedLead = ReturnType<typeof derive>;

/** A day that is so many days after another. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const RATE_KEYS = {
  all: () => '',
  source: ({ source }: DerivedLead) => source,
  category: ({ category }: DerivedLead) => category ?? '',
  month: ({ month }: DerivedLead) => month,
};

/** All figures. */
export function countInsights(data: InsightFacts, query: InsightsQuery, now: Date): Insights {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: query.timeZone });
  const dayOf = (time: number) => format.format(time);
  const start =
    query.period === 'all' ? Number.NEGATIVE_INFINITY : now.getTime() - Number(query.period) * DAY;
  const depths = depthsOf(data.rejectionsAreReplies);
  const replies = replyKinds(data.rejectionsAreReplies);
  const facts = data.leads.map((lead) => derive(lead, depths, replies, dayOf));
  const inPeriod = facts.filter(({ createdAt }) => createdAt >= start);
  const applied = inPeriod.filter(({ depth }) => depth >= APPLIED);
  const today = dayOf(now.getTime());
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: ACTIVITY_WEEKS }, (_, index) =>
    addDays(monday, 7 * (index - ACTIVITY_WEEKS + 1)),
  );
  // Formatting a day is slow, so only those that can be in these weeks are formatted.
  const firstDay = Date.parse(weeks[0] ?? today) - 2 * DAY;
  const added = facts
    .filter(({ createdAt }) => createdAt >= firstDay)
    .map(({ createdAt }) => dayOf(createdAt));
  const sent = data.letters
    .filter(({ sentAt }) => sentAt >= firstDay)
    .map(({ leadId, sentAt }) => ({ leadId, day: dayOf(sentAt) }));
  const activityFrom = (from: string, until = '9999') => ({
    added: added.filter((day) => day >= from && day < until).length,
    sent: new Set(sent.filter(({ day }) => day >= from && day < until).map(({ leadId }) => leadId))
      .size,
  });
  return {
    funnel: FUNNEL_STAGES.map((stage, place) => ({
      stage,
      leads: inPeriod.filter(({ depth }) => depth >= place).length,
    })),
    outcomes: OUTCOMES.map((outcome) => ({
      outcome,
      leads: inPeriod.filter((lead) => outcomeOf(lead) === outcome).length,
    })),
    responseRate: (['all', ...RATE_GROUPS] as const)
      .flatMap((by): ResponseSample[] => {
        const groups = Map.groupBy(applied, (fact) => RATE_KEYS[by](fact).toLowerCase());
        if (by === 'all' && applied.length === 0) return [{ by, key: '', applied: 0, replied: 0 }];
        return [...groups.values()].map((group) => ({
          by,
          key: group.map(RATE_KEYS[by]).toSorted().at(-1) ?? '',
          applied: group.length,
          replied: group.filter(({ depth }) => depth >= REPLIED).length,
        }));
      })
      .toSorted(largestFirst)
      .slice(0, MOST_SAMPLES),
    weeks: weeks.map((from) => ({ start: from, ...activityFrom(from, addDays(from, 7)) })),
    activity: activityFrom(weeks[0] ?? today),
  };
}
