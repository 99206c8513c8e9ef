import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { LeadUpdate } from '#domain/contract/leads.ts';
import { toDate } from '#domain/timestamp.ts';
import { leads } from '../db/schema.ts';

/**
 * The assignments of an UPDATE, or `null` when the update is empty. Fields that the update leaves out
 * stay; contact details merge field by field.
 */
export function leadChanges(
  update: Omit<LeadUpdate, 'version'>,
): PgUpdateSetSource<typeof leads> | null {
  const { userId: _ignored, contactInfo, lastContactAt, nextFollowUpAt, ...fields } = update;
  const changes: PgUpdateSetSource<typeof leads> = { ...fields };
  if (lastContactAt !== undefined) changes.lastContactAt = toDate(lastContactAt);
  if (nextFollowUpAt !== undefined) changes.nextFollowUpAt = toDate(nextFollowUpAt);
  if (Object.keys(contactInfo ?? {}).length > 0) {
    changes.contactInfo = sql`${leads.contactInfo} || ${JSON.stringify(contactInfo)}::jsonb`;
  }
  if (Object.keys(changes).length === 0) return null;
  return { ...changes, updatedAt: sql`clock_timestamp()` };
}
