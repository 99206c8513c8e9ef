import { type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { LeadUpdate } from '#domain/contract/leads.ts';
import { searchText } from '#domain/leadFilters.ts';
import { leads } from '../db/schema.ts';
import { toMoment } from './leadRow.ts';
import { sortKey } from './sortKey.ts';

/** A lead as it stands, locked for the change. */
export type LockedLead = typeof leads.$inferSelect;

/** What the search would find each lead by after the update: one JSON object, from id to text. */
function newSearchTexts(before: readonly LockedLead[], update: LeadUpdate): SQL {
  const texts = before.map((lead) => {
    const contactInfo = { ...lead.contactInfo, ...update.contactInfo };
    return [lead.id, searchText({ ...lead, ...update, contactInfo })];
  });
  return sql`${JSON.stringify(Object.fromEntries(texts))}::jsonb ->> ${leads.id}::text`;
}

/**
 * The assignments of one UPDATE that brings the update to all these leads, or `null` when it says
 * nothing. Fields that the update leaves out stay; contact details merge field by field.
 */
export function leadChanges(
  before: readonly LockedLead[],
  update: LeadUpdate,
): PgUpdateSetSource<typeof leads> | null {
  const { userId: _ignored, contactInfo, lastContactAt, nextFollowUpAt, ...fields } = update;
  const changes: PgUpdateSetSource<typeof leads> = { ...fields };
  const { title, company, description, tags } = fields;
  if (title !== undefined) changes.titleKey = sortKey(title);
  if (company !== undefined) changes.companyKey = sortKey(company);
  if (lastContactAt !== undefined) changes.lastContactAt = toMoment(lastContactAt);
  if (nextFollowUpAt !== undefined) changes.nextFollowUpAt = toMoment(nextFollowUpAt);
  if (Object.keys(contactInfo ?? {}).length > 0) {
    changes.contactInfo = sql`${leads.contactInfo} || ${JSON.stringify(contactInfo)}::jsonb`;
  }
  if (Object.keys(changes).length === 0) return null;
  if ([title, company, description, tags, contactInfo?.name].some((text) => text !== undefined)) {
    changes.searchText = newSearchTexts(before, update);
  }
  return { ...changes, updatedAt: sql`clock_timestamp()` };
}
