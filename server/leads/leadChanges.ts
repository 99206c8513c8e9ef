import { type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { LeadUpdate } from '#domain/contract/leads.ts';
import { leadSearchText } from '#domain/searchText.ts';
import { toDate } from '#domain/timestamp.ts';
import { leads } from '../db/schema.ts';
import { sortKey } from './sortKey.ts';

/** A lead before the update, locked. */
export type LockedLead = typeof leads.$inferSelect;

type LeadChanges = Omit<LeadUpdate, 'version'>;

/** The search text of each lead after the update, from one JSON object of texts by id. */
function newSearchTexts(before: readonly LockedLead[], update: LeadChanges): SQL {
  const texts = before.map((lead) => {
    const contactInfo = { ...lead.contactInfo, ...update.contactInfo };
    return [lead.id, leadSearchText({ ...lead, ...update, contactInfo })];
  });
  return sql`${JSON.stringify(Object.fromEntries(texts))}::jsonb ->> ${leads.id}::text`;
}

/**
 * The assignments of one UPDATE for all of the leads, or `null` when the update is empty. Fields that
 * the update leaves out stay; contact details merge field by field.
 */
export function leadChanges(
  before: readonly LockedLead[],
  update: LeadChanges,
): PgUpdateSetSource<typeof leads> | null {
  const { userId: _ignored, contactInfo, lastContactAt, nextFollowUpAt, ...fields } = update;
  const changes: PgUpdateSetSource<typeof leads> = { ...fields };
  const { title, company, location, description, tags } = fields;
  if (title !== undefined) changes.titleKey = sortKey(title);
  if (company !== undefined) changes.companyKey = sortKey(company);
  if (lastContactAt !== undefined) changes.lastContactAt = toDate(lastContactAt);
  if (nextFollowUpAt !== undefined) changes.nextFollowUpAt = toDate(nextFollowUpAt);
  if (Object.keys(contactInfo ?? {}).length > 0) {
    changes.contactInfo = sql`${leads.contactInfo} || ${JSON.stringify(contactInfo)}::jsonb`;
  }
  if (Object.keys(changes).length === 0) return null;
  const searched = [title, company, location, description, tags, contactInfo?.name];
  if (searched.some((field) => field !== undefined)) {
    changes.searchText = newSearchTexts(before, update);
  }
  return { ...changes, updatedAt: sql`clock_timestamp()` };
}
