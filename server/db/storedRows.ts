import { getTableColumns, is, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AI_PROVIDER_NAMES } from '#domain/aiAddress.ts';
import { AI_SOURCES, TOKEN_ACCESS } from '#domain/contract/enums.ts';
import { newInterviewSchema } from '#domain/contract/interviews.ts';
import { leadSchema } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { messageSchema } from '#domain/contract/messages.ts';
import { newNoteSchema } from '#domain/contract/notes.ts';
import { newPersonSchema } from '#domain/contract/people.ts';
import { pitchSchema } from '#domain/contract/pitches.ts';
import { userProfileSchema } from '#domain/contract/profile.ts';
import { viewInputSchema } from '#domain/contract/views.ts';
import { NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import * as tables from './schema.ts';

/** The secret in the address of a calendar. */
export const CALENDAR_SECRET = /^[\w-]{32}$/;

/** SHA-256 in base64url. */
const TOKEN_HASH = /^[\w-]{43}$/;

/** The contract's fields that the columns hold, by the column's name. PostgreSQL checks timestamps. */
function rowSchema(table: PgTable, { shape }: z.ZodObject): z.ZodObject {
  const fields: Record<string, z.ZodType> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const hasValue = column.default !== undefined && !is(column.default, SQL);
    // A column of the server's own has no field.
    const field = shape[key] ?? (hasValue ? z.unknown() : undefined);
    if (!field || column.getSQLType().startsWith('timestamp')) continue;
    fields[column.name] = hasValue ? z._default(field, column.default) : field;
  }
  return z.looseObject(fields);
}

const lead = rowSchema(tables.leads, leadSchema);
const note = rowSchema(tables.leadNotes, newNoteSchema);
const interview = rowSchema(tables.interviews, newInterviewSchema);
const pitch = rowSchema(tables.pitches, pitchSchema);
const message = rowSchema(tables.messages, messageSchema);
const person = rowSchema(tables.people, newPersonSchema);

/** In a backup, PostgreSQL writes bytes in hexadecimal. */
const resume = z
  .looseObject({ name: z.string(), size: z.int().max(LIMITS.resumeBytes), content: z.string() })
  .refine(({ size, content }) => content.startsWith('\\x') && content.length === 2 + 2 * size);

/** A stored view: filters that are newer than it exclude no lead. */
export const storedView = viewInputSchema.extend({
  filters: z.preprocess(
    (filters) => ({ ...NO_LEAD_FILTERS, ...(filters as object) }),
    viewInputSchema.shape.filters,
  ),
});

const status = leadSchema.shape.status;

/**
 * The contract of rows that are read as JSON, by table. Parsing gives a row from before a column, or a
 * field in it, existed the default.
 */
export const STORED_ROWS: Record<string, z.ZodObject> = {
  leads: lead,
  lead_notes: note,
  pitches: pitch,
  interviews: interview,
  messages: message,
  people: person,
  profiles: z.looseObject({ profile: userProfileSchema }),
  lead_status_history: z.looseObject({
    from_status: status.nullable(),
    to_status: status,
    custom_status: leadSchema.shape.customStatus,
  }),
  resumes: resume,
  accounts: z.looseObject({ email: z.string().min(1), password_hash: z.string().min(1) }),
  calendar_feeds: z.looseObject({ secret: z.string().regex(CALENDAR_SECRET) }),
  access_tokens: z.looseObject({
    access: z.enum(TOKEN_ACCESS),
    token_hash: z.string().regex(TOKEN_HASH),
  }),
  ai_settings: z.looseObject({
    source: z.enum(AI_SOURCES),
    provider: z.enum(AI_PROVIDER_NAMES),
  }),
  lead_views: z.looseObject({ view: storedView }),
};
