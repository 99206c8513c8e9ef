import { randomUUID } from 'node:crypto';
import type { CompleteNewLead } from '#domain/contract/leads.ts';
import { toDate } from '#domain/timestamp.ts';
import type { leads } from '../db/schema.ts';

export type LeadRow = typeof leads.$inferInsert;

/** The row of a new lead. */
export const newLeadRow = (userId: string, lead: CompleteNewLead): LeadRow => ({
  ...lead,
  userId,
  id: lead.id ?? randomUUID(),
  lastContactAt: toDate(lead.lastContactAt),
  nextFollowUpAt: toDate(lead.nextFollowUpAt),
});
