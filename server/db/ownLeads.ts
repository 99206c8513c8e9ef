import { and, eq, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leads } from './schema.ts';

/** The user's leads without deleted ones. What reads or changes leads starts with it. */
export const ownLeads = (userId: string) => and(eq(leads.userId, userId), isNull(leads.deletedAt));

/** The user's lead with this id, unless it's deleted. */
export const ownLead = (userId: string, id: string) => and(ownLeads(userId), eq(leads.id, id));

/** Locks the user's lead, so that changes of what belongs to it wait for each other. Returns whether it exists. */
export async function lockLead(tx: Database, userId: string, id: string): Promise<boolean> {
  const lead = ownLead(userId, id);
  const [locked] = await tx.select({ id: leads.id }).from(leads).where(lead).for('update');
  return locked !== undefined;
}

/** The user's leads that can be restored. */
export const deletedLeads = (userId: string) =>
  and(eq(leads.userId, userId), isNotNull(leads.deletedAt));

/** The rows that belong to a deleted lead. They stay for as long as it can be restored. */
export const isOfDeletedLead = (userId: string, { leadId }: { leadId: SQLWrapper }) =>
  sql`exists (select from leads deleted
    where deleted.user_id = ${userId} and deleted.id = ${leadId} and deleted.deleted_at is not null)`;
