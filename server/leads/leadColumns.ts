import { getTableColumns, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Lead } from '#domain/lead.ts';
import type { Note } from '#domain/note.ts';
import { leads } from '../db/schema.ts';

/** What the database keeps for itself, to search and sort by. */
const {
  searchText: _searchText,
  titleKey: _titleKey,
  companyKey: _companyKey,
  ...ownColumns
} = getTableColumns(leads);

/** As JavaScript writes a moment, and the contract has it. */
export const isoMoment = (moment: SQLWrapper): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All notes of the row's lead, oldest first, in one JSON value: a list of leads is one statement. */
const notes = sql<Note[]>`(
  select coalesce(json_agg(json_build_object(
    'id', note.id,
    'type', note.type,
    'text', note.text,
    'createdAt', ${isoMoment(sql`note.created_at`)}
  ) order by note.position), '[]')
  from lead_notes note
  where note.user_id = leads.user_id and note.lead_id = leads.id
)`;

/** Selects from `leads` what makes up a `Lead`. */
export const leadColumns = { ...ownColumns, notes } satisfies Record<
  keyof Lead,
  PgColumn | typeof notes
>;

const jsonObject = sql`json_build_object(${sql.join(
  Object.entries(leadColumns).flatMap(([field, column]) => [
    sql.raw(`'${field}'`),
    is(column, PgTimestamp) ? isoMoment(column) : column,
  ]),
  sql`, `,
)})::text`;

/**
 * Selects from `leads` a `Lead` as JSON text: made by the database, fifty of them cost less than half
 * of what it takes to decode their columns here, only to write them as JSON again. Its SQL is written
 * once: it is longer than all the rest of a list's.
 */
export const leadJson = sql.raw(new PgDialect().sqlToQuery(jsonObject).sql) as SQL<string>;
