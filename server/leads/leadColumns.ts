import { randomUUID } from 'node:crypto';
import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { CompleteNewLead, Lead } from '#domain/contract/leads.ts';
import { CONTACTED_STATUSES } from '#domain/leads/responseRate.ts';
import { toDate } from '#domain/timestamp.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { leads } from '../db/schema.ts';

/** The lead's notes, oldest first, as JSON, so that a page of leads takes one statement. */
const notes = (userId: SQLWrapper | string) => sql<Lead['notes']>`(
  select coalesce(json_agg(json_build_object(
    'id', note.id,
    'type', note.type,
    'text', note.text,
    'createdAt', ${isoTimestamp(sql`note.created_at`)}
  ) order by note.position), '[]')
  from lead_notes note
  where note.user_id = ${userId} and note.lead_id = leads.id
)`;

/** When the user applied; the same as in `applicationDate`. */
const appliedAt = (userId: SQLWrapper | string) => sql<string | null>`(
  select case when change.to_status in ('applied', 'contacted')
    then ${isoTimestamp(sql`change.changed_at`)} end
  from lead_status_history change
  where change.user_id = ${userId} and change.lead_id = leads.id
    and change.to_status in (${sql.raw(CONTACTED_STATUSES.map((status) => `'${status}'`).join())})
  order by change.to_status <> 'applied', change.id
  limit 1
)`;

const { deletedAt: _, ...columns } = getTableColumns(leads);

/** Selects a `Lead` of the user from `leads`. */
export const leadColumns = (userId: SQLWrapper | string) =>
  ({
    ...columns,
    createdAt: isoTimestamp(leads.createdAt),
    updatedAt: isoTimestamp(leads.updatedAt),
    lastContactAt: isoTimestamp(leads.lastContactAt) as SQL<string | null>,
    nextFollowUpAt: isoTimestamp(leads.nextFollowUpAt) as SQL<string | null>,
    appliedAt: appliedAt(userId),
    notes: notes(userId),
  }) satisfies Record<keyof Lead, unknown>;

const USER = ':user';

const jsonObject = sql`json_build_object(${sql.join(
  Object.entries(leadColumns(sql.raw(USER))).flatMap(([field, column]) => [
    sql.raw(`'${field}'`),
    column,
  ]),
  sql`, `,
)})::text`;

/** What is around the user's id, rendered once. */
const aroundUser = new PgDialect().sqlToQuery(jsonObject).sql.split(USER).map(sql.raw);

/**
 * Selects a `Lead` of the user from `leads` as JSON text. For a page of leads this takes less than half the time
 * of decoding the columns and encoding them again.
 */
export const leadJson = (userId: string) => sql.join(aroundUser, sql`${userId}`) as SQL<string>;

export type LeadRow = typeof leads.$inferInsert;

/** The row of a new lead. */
export const newLeadRow = (userId: string, lead: CompleteNewLead): LeadRow => ({
  ...lead,
  userId,
  id: lead.id ?? randomUUID(),
  lastContactAt: toDate(lead.lastContactAt),
  nextFollowUpAt: toDate(lead.nextFollowUpAt),
});
