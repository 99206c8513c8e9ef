import {
  FUNNEL_STAGES,
  type FunnelStage,
  LETTER_GROUPS,
  type LetterGroup,
  RATE_GROUPS,
  TIMED_STAGES,
} from '#domain/contract/enums.ts';
import type {
  InsightLeadsQuery,
  Insights,
  InsightsQuery,
  LetterSample,
  ResponseSample,
} from '#domain/contract/insights.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { Proof } from '#domain/contract/profile.ts';
import {
  ACTIVITY_WEEKS,
  FUNNEL_STATUSES,
  largestFirst,
  TIMED_STATUSES,
} from '#domain/leads/insights.ts';

/* The figures of the insights by plain counts. The server's SQL must come to the same. */

const DAY = 86_400_000;

/** What the figures are counted from. */
export interface InsightData {
  leads: readonly Lead[];
  /** Newest first. */
  changes: readonly (StatusChange & { leadId: string })[];
  pitches: readonly Pitch[];
  proofs: readonly Proof[];
  now: Date;
}

interface Letter {
  leadId: string;
  key: Pick<LetterSample, 'type' | 'tone' | 'length' | 'writer' | 'proofs'>;
  sentAt: number;
  sentOn: string;
  hasReply: boolean;
}

/** What is known of each lead and of each letter. */
function factsOf(data: InsightData, { timeZone }: Pick<InsightsQuery, 'timeZone'>) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (time: string | number | Date) => day.format(new Date(time));
  const changesOf = Map.groupBy(data.changes.toReversed(), ({ leadId }) => leadId);
  const facts = data.leads.map((lead) => {
    const changes = changesOf.get(lead.id) ?? [];
    const inStage = (stage: Exclude<FunnelStage, 'added'>) =>
      changes.filter(({ toStatus }) => FUNNEL_STATUSES[stage].includes(toStatus));
    const applied = inStage('applied')[0];
    const days = TIMED_STAGES.map((stage) => {
      const steps = changes.map(({ toStatus, changedAt }, index) => ({
        isIn: TIMED_STATUSES[stage].includes(toStatus),
        start: Date.parse(changedAt),
        end: Date.parse(changes[index + 1]?.changedAt ?? ''),
      }));
      const spent = steps.filter(({ isIn }) => isIn).map(({ start, end }) => (end - start) / DAY);
      const total = spent.reduce((sum, time) => sum + time, 0);
      return { stage, days: spent.length === 0 || Number.isNaN(total) ? null : total };
    });
    return {
      lead,
      reached: FUNNEL_STAGES.filter((stage) => stage === 'added' || inStage(stage).length > 0),
      month: applied ? dayOf(applied.changedAt).slice(0, 7) : '',
      repliedAt: Math.max(...inStage('replied').map(({ changedAt }) => Date.parse(changedAt))),
      days,
      createdOn: dayOf(lead.createdAt),
    };
  });
  const letters = data.pitches.flatMap(({ leadId, settings, writer, sent }): Letter[] => {
    const fact = facts.find(({ lead }) => lead.id === leadId);
    if (!fact || !sent) return [];
    const { type, tone, length } = settings;
    const hasProof = data.proofs.some(({ text }) => sent.content.includes(text));
    const sentAt = Date.parse(sent.at);
    return [
      {
        leadId: fact.lead.id,
        key: { type, tone, length, writer, proofs: hasProof ? 'yes' : 'no' },
        sentAt,
        sentOn: dayOf(sentAt),
        hasReply: fact.repliedAt >= sentAt,
      },
    ];
  });
  return { facts, letters, dayOf };
}

type Fact = ReturnType<typeof factsOf>['facts'][number];

const startOf = (period: string, now: Date): number =>
  period === 'all' ? Number.NEGATIVE_INFINITY : now.getTime() - Number(period) * DAY;

/** A day that is so many days after another. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const distinctLeads = (letters: readonly Letter[]): number =>
  new Set(letters.map(({ leadId }) => leadId)).size;

const RATE_KEYS = {
  all: () => '',
  source: ({ lead }: Fact) => lead.source,
  category: ({ lead }: Fact) => lead.category ?? '',
  month: ({ month }: Fact) => month,
};

const NO_KEY = { type: null, tone: null, length: null, writer: null, proofs: null };

function lettersKey({ key }: Letter, by: LetterGroup): Letter['key'] {
  const { type, tone, writer } = key;
  return { ...NO_KEY, ...(by === 'letter' ? { type, tone, writer } : { [by]: key[by] }) };
}

export function countInsights(data: InsightData, query: InsightsQuery): Insights {
  const { facts, letters, dayOf } = factsOf(data, query);
  const start = startOf(query.period, data.now);
  const inPeriod = facts.filter(({ lead }) => Date.parse(lead.createdAt) >= start);
  const applied = inPeriod.filter(({ reached }) => reached.includes('applied'));
  const today = dayOf(data.now);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const activityFrom = (from: string, until = '9999') => ({
    added: facts.filter(({ createdOn }) => createdOn >= from && createdOn < until).length,
    sent: distinctLeads(letters.filter(({ sentOn }) => sentOn >= from && sentOn < until)),
  });
  return {
    funnel: FUNNEL_STAGES.map((stage) => ({
      stage,
      leads: inPeriod.filter(({ reached }) => reached.includes(stage)).length,
    })),
    responseRate: (['all', ...RATE_GROUPS] as const)
      .flatMap((by): ResponseSample[] => {
        const groups = Map.groupBy(applied, (fact) => RATE_KEYS[by](fact).toLowerCase());
        if (by === 'all' && applied.length === 0) return [{ by, key: '', applied: 0, replied: 0 }];
        return [...groups.values()].map((group) => ({
          by,
          key: group.map(RATE_KEYS[by]).toSorted().at(-1) ?? '',
          applied: group.length,
          replied: group.filter(({ reached }) => reached.includes('replied')).length,
        }));
      })
      .toSorted(largestFirst),
    timeInStage: TIMED_STAGES.map((stage, index) => {
      const days = inPeriod.flatMap((fact) => fact.days[index]?.days ?? []);
      return { stage, leads: days.length, medianDays: medianOf(days) };
    }),
    weeks: Array.from({ length: ACTIVITY_WEEKS }, (_, index) => {
      const from = addDays(monday, 7 * (index - ACTIVITY_WEEKS + 1));
      return { start: from, ...activityFrom(from, addDays(from, 7)) };
    }),
    activity: activityFrom(addDays(monday, -7 * (ACTIVITY_WEEKS - 1))),
    letters: LETTER_GROUPS.flatMap((by): LetterSample[] => {
      const sent = letters.filter(({ sentAt }) => sentAt >= start);
      const groups = Map.groupBy(sent, (letter) => JSON.stringify(lettersKey(letter, by)));
      return [...groups].map(([key, group]) => ({
        by,
        ...(JSON.parse(key) as Letter['key']),
        sent: distinctLeads(group),
        replied: distinctLeads(group.filter(({ hasReply }) => hasReply)),
      }));
    }),
  };
}

/** The ids of the leads that a figure counts. */
export function insightLeads(data: InsightData, query: InsightLeadsQuery): string[] {
  const { stage, source, category, month, left, letter, activity } = query;
  const { from = '0000', until = '9999' } = query;
  const { facts, letters } = factsOf(data, query);
  const start = startOf(query.period, data.now);
  const isBetween = (day: string) => day >= from && day < until;
  const isMeant = ({ key, sentAt, hasReply }: Letter) =>
    sentAt >= start &&
    (letter !== 'replied' || hasReply) &&
    (['type', 'tone', 'length', 'writer', 'proofs'] as const).every(
      (name) => query[name] === undefined || key[name] === query[name],
    );
  const got = (id: string, which: (sent: Letter) => boolean) =>
    letters.some((sent) => sent.leadId === id && which(sent));
  const named = (value: string) => (value === '-' ? '' : value.toLowerCase());
  return facts
    .filter(({ lead, reached, days, createdOn, ...fact }) =>
      [
        letter !== undefined || activity !== undefined || Date.parse(lead.createdAt) >= start,
        stage === undefined || reached.includes(stage),
        source === undefined || lead.source.toLowerCase() === named(source),
        category === undefined || (lead.category ?? '') === named(category),
        month === undefined || fact.month === month,
        left === undefined || days.some((time) => time.stage === left && time.days !== null),
        letter === undefined || got(lead.id, isMeant),
        activity !== 'added' || isBetween(createdOn),
        activity !== 'sent' || got(lead.id, ({ sentOn }) => isBetween(sentOn)),
      ].every(Boolean),
    )
    .map(({ lead }) => lead.id);
}
