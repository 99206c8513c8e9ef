import { type SQL, sql } from 'drizzle-orm';
import {
  FUNNEL_STAGES,
  type FunnelStage,
  TIMED_STAGES,
  type TimedStage,
} from '#domain/contract/enums.ts';
import { FUNNEL_STATUSES, TIMED_STATUSES } from '#domain/leads/insights.ts';

/* The common table expressions that all figures are counted from. Each is built once. */

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The place of a stage in the funnel. A lead that reached one has reached those before it. */
export const depthOf = (stage: FunnelStage): SQL => sql.raw(String(FUNNEL_STAGES.indexOf(stage)));

/** The column with the days that a lead spent in the stage. */
export const daysIn = (stage: TimedStage): SQL => sql.raw(`days_${stage}`);

/** The start of the period; none before it for all time. */
export const since = (period: string): SQL =>
  period === 'all'
    ? sql`'-infinity'::timestamptz`
    : sql`now() - make_interval(days => ${Number(period)}::int)`;

const depth = FUNNEL_STAGES.toReversed().flatMap((stage) =>
  stage === 'added'
    ? []
    : [sql`when to_status in (${list(FUNNEL_STATUSES[stage])}) then ${depthOf(stage)}`],
);

const days = TIMED_STAGES.map(
  (stage) =>
    sql`nullif(sum(days) filter (where to_status in (${list(TIMED_STATUSES[stage])})), 'infinity') as ${daysIn(stage)}`,
);

/**
 * `with facts …, letters …`: what is known of each of the user's leads, with the days in each stage
 * that it left, and of the letters that it got.
 *
 * @param timeZone of days, weeks and months
 */
export function withFacts(userId: string, timeZone: string): SQL {
  const dayOf = (time: SQL) => sql`(${time} at time zone ${timeZone}::text)::date`;
  return sql`with changes as (
    select lead_id, to_status, changed_at, case ${sql.join(depth, sql` `)} else 0 end as depth,
      coalesce(date_part('epoch', lead(changed_at) over (partition by lead_id order by id) - changed_at)
        / 86400, 'infinity') as days
    from lead_status_history where user_id = ${userId}
  ), reached as (
    select lead_id, max(depth) as depth,
      min(changed_at) filter (where depth >= ${depthOf('applied')}) as applied_at,
      max(changed_at) filter (where depth >= ${depthOf('replied')}) as replied_at,
      ${sql.join(days, sql`, `)}
    from changes group by lead_id
  ), facts as materialized (
    select id, source, lower(source) as source_key, category, created_at,
      ${dayOf(sql`created_at`)} as created_on,
      to_char(applied_at at time zone ${timeZone}::text, 'YYYY-MM') as month,
      coalesce(depth, 0) as depth, replied_at,
      ${sql.join(TIMED_STAGES.map(daysIn), sql`, `)}
    from leads left join reached on reached.lead_id = leads.id
    where user_id = ${userId}
  ), letters as materialized (
    select pitches.lead_id, type, tone, length, writer, sent_at, ${dayOf(sql`sent_at`)} as sent_on,
      coalesce(replied_at >= sent_at, false) as has_reply,
      case when sent_with_proof then 'yes' else 'no' end as proofs
    from pitches
      join facts on facts.id = pitches.lead_id
      cross join lateral (select (sent ->> 'at')::timestamptz as sent_at) sending
      cross join lateral jsonb_to_record(settings) as setting(type text, tone text, length text)
    where pitches.user_id = ${userId} and sent is not null
  )`;
}
