import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** All notes of the row's lead, oldest first, in one JSON value: a list of leads is one statement. */
const notes = sql<Note[]>`(
  select coalesce(json_agg(json_build_object(
    'id', note.id,
    'type', note.type,
    'text', note.text,
    'createdAt', to_char(note.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by note.position), '[]')
  from lead_notes note
  where note.user_id = leads.user_id and note.lead_id = leads.id
)`;

/** Selects from `leads` what makes up a `Lead`. */
export const leadColumns = { ...ownColumns, notes } satisfies Record<
  keyof Lead,
  PgColumn | typeof notes
>;
