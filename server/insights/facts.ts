import { type SQL, sql } from 'drizzle-orm';
import { FUNNEL_STAGES, TIMED_STAGES } from '#domain/contract/enums.ts';
import { FUNNEL_STATUSES, TIMED_STATUSES } from '#domain/insights.ts';

/* The common table expressions that all figures are counted from. Each is built once. */

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const REACHED = FUNNEL_STAGES.filter((stage) => stage !== 'added');

/** The start of the period; none before it for all time. */
export const since = (period: string): SQL =>
  period === 'all'
    ? sql`'-infinity'::timestamptz`
    : sql`now() - make_interval(days => ${Number(period)}::int)`;

/**
 * `with changes …, facts …, letters …, times …`: what is known of each of the user's leads, of the
 * letters that they got, and of the time in each stage that they left.
 *
 * @param timeZone of days, weeks and months
 */
export function withFacts(userId: string, timeZone: string): SQL {
  const dayOf = (time: SQL) => sql`(${time} at time zone ${timeZone}::text)::date`;
  const reached = REACHED.map(
    (stage) =>
      sql`bool_or(to_status in (${list(FUNNEL_STATUSES[stage])})) as ${sql.identifier(stage)}`,
  );
  const stages = TIMED_STAGES.map(
    (stage) => sql`when to_status in (${list(TIMED_STATUSES[stage])}) then ${stage}`,
  );
  return sql`with changes as materialized (
    select lead_id, to_status, changed_at,
      lead(changed_at) over (partition by lead_id order by id) as left_at
    from lead_status_history where user_id = ${userId}
  ), reached as (
    select lead_id,
      min(changed_at) filter (where to_status in (${list(FUNNEL_STATUSES.applied)})) as applied_at,
      max(changed_at) filter (where to_status in (${list(FUNNEL_STATUSES.replied)})) as replied_at,
      ${sql.join(reached, sql`, `)}
    from changes group by lead_id
  ), facts as materialized (
    select id, true as added, source, lower(source) as source_key, category, created_at,
      ${dayOf(sql`created_at`)} as created_on, to_char(${dayOf(sql`applied_at`)}, 'YYYY-MM') as month,
      replied_at, ${sql.join(
        REACHED.map(
          (stage) => sql`coalesce(${sql.identifier(stage)}, false) as ${sql.identifier(stage)}`,
        ),
        sql`, `,
      )}
    from leads left join reached on reached.lead_id = leads.id
    where user_id = ${userId}
  ), letters as materialized (
    select pitches.lead_id, settings ->> 'type' as type, settings ->> 'tone' as tone,
      settings ->> 'length' as length, writer, sent_at, ${dayOf(sql`sent_at`)} as sent_on,
      coalesce(replied_at >= sent_at, false) as has_reply,
      case when exists (
        select from profiles, jsonb_array_elements(profile -> 'proofs') proof
        where profiles.user_id = ${userId} and strpos(sent ->> 'content', proof ->> 'text') > 0
      ) then 'yes' else 'no' end as proofs
    from pitches
      join facts on facts.id = pitches.lead_id
      cross join lateral (select (sent ->> 'at')::timestamptz as sent_at) sending
    where pitches.user_id = ${userId} and sent is not null
  ), times as (
    select lead_id, stage, sum(left_at - changed_at) as time
    from changes
      cross join lateral (select case ${sql.join(stages, sql` `)} end as stage) stages
    where stage is not null
    group by lead_id, stage
    having bool_and(left_at is not null)
  )`;
}
