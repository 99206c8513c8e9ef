import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { FUNNEL_STAGES, TIMED_STAGES } from '#domain/contract/enums.ts';
import type { InsightLeadsQuery, Insights, InsightsQuery } from '#domain/contract/insights.ts';
import { ACTIVITY_WEEKS, largestFirst } from '#domain/insights.ts';
import type { Database } from '../db/database.ts';
import { since, withFacts } from './facts.ts';

/** SQLSTATE: invalid_parameter_value. */
const UNKNOWN_TIME_ZONE = '22023';

/** Runs a query with days in the time zone, or in UTC if the database doesn't know it. */
async function inTimeZone<Row>(
  db: Database,
  timeZone: string,
  query: (timeZone: string) => SQL,
): Promise<Row[]> {
  try {
    return ((await db.execute(query(timeZone))) as unknown as { rows: Row[] }).rows;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    if ((cause as { code?: string } | undefined)?.code !== UNKNOWN_TIME_ZONE) throw error;
    return ((await db.execute(query('UTC'))) as unknown as { rows: Row[] }).rows;
  }
}

/** Entries of one list: users type any source. */
const MOST_SAMPLES = 300;

const asJson = (query: SQL): SQL =>
  sql`(select coalesce(json_agg(sample), '[]') from (${query} limit ${MOST_SAMPLES}) sample)`;

const RESPONSE_RATE = (start: SQL) => sql`
  select case when grouping(source_key) = 0 then 'source' when grouping(category) = 0 then 'category'
      when grouping(month) = 0 then 'month' else 'all' end as by,
    coalesce(case when grouping(source_key) = 0 then max(source) end, category, month, '') as key,
    count(*) as applied, count(*) filter (where replied) as replied
  from facts where applied and created_at >= ${start}
  group by grouping sets ((), (source_key), (category), (month))
  order by applied desc, key`;

const LETTERS = (start: SQL) => sql`
  select case when grouping(type, tone, writer) = 0 then 'letter' when grouping(type) = 0 then 'type'
      when grouping(tone) = 0 then 'tone' when grouping(length) = 0 then 'length'
      when grouping(writer) = 0 then 'writer' else 'proofs' end as by,
    type, tone, length, writer, proofs, count(distinct lead_id) as sent,
    count(distinct lead_id) filter (where has_reply) as replied
  from letters where sent_at >= ${start}
  group by grouping sets ((type, tone, writer), (type), (tone), (length), (writer), (proofs))
  order by sent desc, type, tone, length, writer, proofs`;

const TIME_IN_STAGE = (start: SQL) => sql`
  select stage, count(*) as leads,
    greatest(0, extract(epoch from percentile_cont(0.5) within group (order by time)) / 86400) as "medianDays"
  from times join facts on facts.id = times.lead_id
  where created_at >= ${start} group by stage`;

/** All figures, by one statement. */
export async function readInsights(
  db: Database,
  userId: string,
  { period, timeZone }: InsightsQuery,
): Promise<Insights> {
  const start = since(period);
  const funnel = FUNNEL_STAGES.map(
    (stage) => sql`${stage}::text, count(*) filter (where ${sql.identifier(stage)})`,
  );
  const figures = (zone: string) => sql`${withFacts(userId, zone)},
    weeks as materialized (
      select (date_trunc('week', now() at time zone ${zone}::text)::date - 7 * ago) as start
      from generate_series(${ACTIVITY_WEEKS - 1}::int, 0, -1) ago
    ), first as (select min(start) as start from weeks)
    select
      (select json_build_object(${sql.join(funnel, sql`, `)})
        from facts where created_at >= ${start}) as funnel,
      ${asJson(RESPONSE_RATE(start))} as "responseRate",
      ${asJson(TIME_IN_STAGE(start))} as times,
      ${asJson(sql`select weeks.start,
          (select count(*) from facts where created_on >= start and created_on < start + 7) as added,
          (select count(distinct lead_id) from letters
            where sent_on >= start and sent_on < start + 7) as sent
        from weeks order by start`)} as weeks,
      (select count(*)::int from facts, first where created_on >= start) as added,
      (select count(distinct lead_id)::int from letters, first where sent_on >= start) as sent,
      ${asJson(LETTERS(start))} as letters`;
  interface Row extends Pick<Insights, 'responseRate' | 'weeks' | 'letters'> {
    funnel: Record<string, number>;
    times: Insights['timeInStage'];
    added: number;
    sent: number;
  }
  const [row] = await inTimeZone<Row>(db, timeZone, figures);
  if (!row) throw new Error('A select without a table returns one row');
  const { responseRate, weeks, letters, added, sent } = row;
  return {
    funnel: FUNNEL_STAGES.map((stage) => ({ stage, leads: row.funnel[stage] ?? 0 })),
    responseRate: responseRate.toSorted(largestFirst),
    timeInStage: TIMED_STAGES.map(
      (stage) =>
        row.times.find((time) => time.stage === stage) ?? { stage, leads: 0, medianDays: null },
    ),
    weeks,
    activity: { added, sent },
    letters,
  };
}

const KEYS = ['type', 'tone', 'length', 'writer', 'proofs'] as const;

/** The ids of the leads that a figure counts. */
export async function listInsightLeads(
  db: Database,
  userId: string,
  query: InsightLeadsQuery,
): Promise<string[]> {
  const { period, timeZone, stage, source, category, month, left, letter, activity } = query;
  const { from = '0001-01-01', until = '9999-12-31' } = query;
  const start = since(period);
  const isOne = (column: string, value: string) => sql`${sql.identifier(column)} = ${value}`;
  const isLetter = [
    sql`letters.lead_id = facts.id and sent_at >= ${start}`,
    ...KEYS.flatMap((key) => (query[key] === undefined ? [] : isOne(key, query[key]))),
    ...(letter === 'replied' ? [sql`has_reply`] : []),
  ];
  const day = (column: string) =>
    sql`${sql.identifier(column)} >= ${from} and ${sql.identifier(column)} < ${until}`;
  const gotOne = (which: SQL) => sql`exists (select from letters where ${which})`;
  const conditions = [
    letter === undefined && activity === undefined && sql`created_at >= ${start}`,
    stage !== undefined && sql.identifier(stage),
    source !== undefined && sql`source_key = lower(${source === '-' ? '' : source}::text)`,
    category !== undefined &&
      (category === '-' ? sql`category is null` : isOne('category', category)),
    month !== undefined && isOne('month', month),
    left !== undefined &&
      sql`exists (select from times where times.lead_id = facts.id and ${isOne('stage', left)})`,
    letter !== undefined && gotOne(sql.join(isLetter, sql` and `)),
    activity === 'added' && day('created_on'),
    activity === 'sent' && gotOne(sql`letters.lead_id = facts.id and ${day('sent_on')}`),
  ].filter((condition) => condition !== false);
  const rows = await inTimeZone<{ id: string }>(
    db,
    timeZone,
    (zone) => sql`${withFacts(userId, zone)}
      select id from facts where ${conditions.length ? sql.join(conditions, sql` and `) : sql`true`}`,
  );
  return rows.map(({ id }) => id);
}
