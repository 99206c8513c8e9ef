import {
  FUNNEL_STAGES,
  LETTER_GROUPS,
  type LeadCategory,
  type LeadStatus,
  type LetterGroup,
  OUTCOMES,
  RATE_GROUPS,
} from '#domain/contract/enums.ts';
import type {
  InsightLeadsQuery,
  Insights,
  InsightsQuery,
  LetterSample,
  ResponseSample,
} from '#domain/contract/insights.ts';
import { ACTIVITY_WEEKS, funnelStatuses, largestFirst } from './insights.ts';
import { outcomeOf } from './outcome.ts';

/* The figures of the insights, and the leads that each of them counts. Times are in milliseconds. */

const DAY = 86_400_000;

/** Entries of one list: users type any source. */
const MOST_SAMPLES = 300;

type LetterKey = Pick<LetterSample, 'type' | 'tone' | 'length' | 'writer'>;

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
  }[];
  /** The letters that were sent. */
  letters: (LetterKey & { leadId: string; sentAt: number })[];
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

/** The facts with what follows from them. */
function derive(
  { leads, letters, rejectionsAreReplies }: InsightFacts,
  query: { timeZone: string; period: string },
  now: Date,
) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: query.timeZone });
  const dayOf = (time: number) => format.format(time);
  const start =
    query.period === 'all' ? Number.NEGATIVE_INFINITY : now.getTime() - Number(query.period) * DAY;
  const depths = depthsOf(rejectionsAreReplies);
  const facts = new Map(
    leads.map((lead) => {
      const reached = lead.changes.map(([status, at]) => ({
        depth: depths.get(status) ?? 0,
        at,
      }));
      const applied = reached.find(({ depth }) => depth >= APPLIED);
      return [
        lead.id,
        {
          ...lead,
          depth: Math.max(0, ...reached.map(({ depth }) => depth)),
          month: applied ? dayOf(applied.at).slice(0, 7) : '',
          repliedAt: reached.findLast(({ depth }) => depth >= REPLIED)?.at,
        },
      ];
    }),
  );
  const sent = letters.map((letter) => {
    const repliedAt = facts.get(letter.leadId)?.repliedAt;
    return { ...letter, hasReply: repliedAt !== undefined && repliedAt >= letter.sentAt };
  });
  return { facts: [...facts.values()], letters: sent, dayOf, start };
}

type Derived = ReturnType<typeof derive>;
type DerivedLead = Derived['facts'][number];
type Letter = Derived['letters'][number];

/** A day that is so many days after another. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const distinctLeads = (letters: readonly Letter[]): number =>
  new Set(letters.map(({ leadId }) => leadId)).size;

const RATE_KEYS = {
  all: () => '',
  source: ({ source }: DerivedLead) => source,
  category: ({ category }: DerivedLead) => category ?? '',
  month: ({ month }: DerivedLead) => month,
};

const NO_KEY = { type: null, tone: null, length: null, writer: null };

function letterKey(letter: Letter, by: LetterGroup): LetterKey {
  const { type, tone, writer } = letter;
  return { ...NO_KEY, ...(by === 'letter' ? { type, tone, writer } : { [by]: letter[by] }) };
}

/** All figures. */
export function countInsights(data: InsightFacts, query: InsightsQuery, now: Date): Insights {
  const { facts, letters, dayOf, start } = derive(data, query, now);
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
  const sent = letters
    .filter(({ sentAt }) => sentAt >= firstDay)
    .map((letter) => ({ letter, day: dayOf(letter.sentAt) }));
  const activityFrom = (from: string, until = '9999') => ({
    added: added.filter((day) => day >= from && day < until).length,
    sent: distinctLeads(
      sent.filter(({ day }) => day >= from && day < until).map(({ letter }) => letter),
    ),
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
    letters: LETTER_GROUPS.flatMap((by): LetterSample[] => {
      const groups = Map.groupBy(
        letters.filter(({ sentAt }) => sentAt >= start),
        (letter) => Object.values(letterKey(letter, by)).join(),
      );
      return [...groups.values()].map((group) => ({
        by,
        ...letterKey(group[0] as Letter, by),
        sent: distinctLeads(group),
        replied: distinctLeads(group.filter(({ hasReply }) => hasReply)),
      }));
    }).toSorted((a, b) => b.sent - a.sent),
  };
}

/** The ids of the leads that a figure counts. */
export function insightLeads(data: InsightFacts, query: InsightLeadsQuery, now: Date): string[] {
  const { stage, outcome, source, category, month, letter, activity } = query;
  const { from = '0000', until = '9999' } = query;
  const { facts, letters, dayOf, start } = derive(data, query, now);
  const isBetween = (time: number) => {
    const day = dayOf(time);
    return day >= from && day < until;
  };
  const isMeant = ({ sentAt, hasReply, ...key }: Letter) =>
    sentAt >= start &&
    (letter !== 'replied' || hasReply) &&
    (['type', 'tone', 'length', 'writer'] as const).every(
      (name) => query[name] === undefined || key[name] === query[name],
    );
  const withLetter = (which: (sent: Letter) => boolean) =>
    new Set(letters.filter(which).map(({ leadId }) => leadId));
  const meant = letter && withLetter(isMeant);
  const got = activity === 'sent' ? withLetter(({ sentAt }) => isBetween(sentAt)) : undefined;
  const named = (value: string) => (value === '-' ? '' : value.toLowerCase());
  return facts
    .filter((lead) =>
      [
        letter !== undefined || activity !== undefined || lead.createdAt >= start,
        stage === undefined || lead.depth >= FUNNEL_STAGES.indexOf(stage),
        outcome === undefined || outcomeOf(lead) === outcome,
        source === undefined || lead.source.toLowerCase() === named(source),
        category === undefined || (lead.category ?? '') === named(category),
        month === undefined || lead.month === month,
        meant === undefined || meant.has(lead.id),
        activity !== 'added' || isBetween(lead.createdAt),
        got === undefined || got.has(lead.id),
      ].every(Boolean),
    )
    .map(({ id }) => id);
}
