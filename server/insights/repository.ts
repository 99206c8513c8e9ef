import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { FUNNEL_STAGES, TIMED_STAGES } from '#domain/contract/enums.ts';
import type { InsightLeadsQuery, Insights, InsightsQuery } from '#domain/contract/insights.ts';
import { ACTIVITY_WEEKS, largestFirst } from '#domain/leads/insights.ts';
import type { Database } from '../db/database.ts';
import { daysIn, depthOf, since, withFacts } from './facts.ts';

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

const funnel = FUNNEL_STAGES.map(
  (stage) => sql`${stage}::text, count(*) filter (where depth >= ${depthOf(stage)})`,
);

const times = TIMED_STAGES.map((stage) => {
  const median = sql`greatest(0, percentile_cont(0.5) within group (order by ${daysIn(stage)}))`;
  return sql`json_build_object('stage', ${stage}::text, 'leads', count(${daysIn(stage)}),
    'medianDays', case when count(${daysIn(stage)}) > 0 then ${median} end)`;
});

const LEADS = (start: SQL) => sql`
  select json_build_object(${sql.join(funnel, sql`, `)}) as funnel,
    json_build_array(${sql.join(times, sql`, `)}) as "timeInStage"
  from facts where created_at >= ${start}`;

const RESPONSE_RATE = (start: SQL) => sql`
  select case when grouping(source_key) = 0 then 'source' when grouping(category) = 0 then 'category'
      when grouping(month) = 0 then 'month' else 'all' end as by,
    coalesce(case when grouping(source_key) = 0 then max(source) end, category, month, '') as key,
    count(*) as applied, count(*) filter (where depth >= ${depthOf('replied')}) as replied
  from facts where depth >= ${depthOf('applied')} and created_at >= ${start}
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

/** The leads that were added, and those that got a letter, by week, and in all weeks (`null`). */
const ACTIVITY = sql`
  select date_trunc('week', day)::date as start, count(distinct id) filter (where is_added) as added,
    count(distinct id) filter (where not is_added) as sent
  from first join (
    select id, created_on as day, true as is_added from facts
    union all select lead_id, sent_on, false from letters
  ) days on day >= first.start
  group by rollup (1)`;

/** All figures, by one statement. */
export async function readInsights(
  db: Database,
  userId: string,
  { period, timeZone }: InsightsQuery,
): Promise<Insights> {
  const start = since(period);
  const figures = (zone: string) => sql`${withFacts(userId, zone)},
    first as (select date_trunc('week', now() at time zone ${zone}::text)::date
      - 7 * ${ACTIVITY_WEEKS - 1}::int as start),
    activity as materialized (${ACTIVITY})
    select leads.*, ${asJson(RESPONSE_RATE(start))} as "responseRate",
      ${asJson(sql`select first.start + 7 * week as start, coalesce(added, 0) as added, coalesce(sent, 0) as sent
        from first cross join generate_series(0, ${ACTIVITY_WEEKS - 1}::int) week
          left join activity on activity.start = first.start + 7 * week order by week`)} as weeks,
      (select json_build_object('added', added, 'sent', sent)
        from activity where start is null) as activity,
      ${asJson(LETTERS(start))} as letters
    from (${LEADS(start)}) leads`;
  interface Row extends Omit<Insights, 'funnel'> {
    funnel: Record<string, number>;
  }
  const [row] = await inTimeZone<Row>(db, timeZone, figures);
  if (!row) throw new Error('An aggregate returns one row');
  return {
    ...row,
    funnel: FUNNEL_STAGES.map((stage) => ({ stage, leads: row.funnel[stage] ?? 0 })),
    responseRate: row.responseRate.toSorted(largestFirst),
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
    stage !== undefined && sql`depth >= ${depthOf(stage)}`,
    source !== undefined && sql`source_key = lower(${source === '-' ? '' : source}::text)`,
    category !== undefined &&
      (category === '-' ? sql`category is null` : isOne('category', category)),
    month !== undefined && isOne('month', month),
    left !== undefined && sql`${daysIn(left)} is not null`,
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
