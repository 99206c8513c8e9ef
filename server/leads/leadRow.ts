import { randomUUID } from 'node:crypto';
import type { CompleteNewLead } from '#domain/contract/leads.ts';
import { leadSearchText } from '#domain/searchText.ts';
import { toDate } from '#domain/timestamp.ts';
import type { leads } from '../db/schema.ts';
import { sortKey } from './sortKey.ts';

export type LeadRow = typeof leads.$inferInsert;

/** The row of a new lead: its fields, and the columns derived from them. */
export const newLeadRow = (userId: string, lead: CompleteNewLead): LeadRow => ({
  ...lead,
  userId,
  id: lead.id ?? randomUUID(),
  lastContactAt: toDate(lead.lastContactAt),
  nextFollowUpAt: toDate(lead.nextFollowUpAt),
  searchText: leadSearchText(lead),
  titleKey: sortKey(lead.title),
  companyKey: sortKey(lead.company),
});
