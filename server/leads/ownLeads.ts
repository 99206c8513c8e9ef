import { and, eq, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { leads } from '../db/schema.ts';

/** The user's leads without deleted ones. What reads or changes leads starts with it. */
export const ownLeads = (userId: string) => and(eq(leads.userId, userId), isNull(leads.deletedAt));

/** The user's lead with this id, unless it's deleted. */
export const ownLead = (userId: string, id: string) => and(ownLeads(userId), eq(leads.id, id));

/** The user's leads that can be restored. */
export const deletedLeads = (userId: string) =>
  and(eq(leads.userId, userId), isNotNull(leads.deletedAt));

/** The rows that belong to a deleted lead. They stay for as long as it can be restored. */
export const isOfDeletedLead = (userId: string, { leadId }: { leadId: SQLWrapper }) =>
  sql`exists (select from leads deleted
    where deleted.user_id = ${userId} and deleted.id = ${leadId} and deleted.deleted_at is not null)`;
