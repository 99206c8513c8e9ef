import { and, desc, eq } from 'drizzle-orm';
import type { StatusChange } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory as history, leads } from '../db/schema.ts';
import { isoTimestamp } from './leadColumns.ts';

/** The status changes of the user's lead, newest first, or `null` when there is no such lead. */
export async function listStatusChanges(
  db: Database,
  userId: string,
  leadId: string,
): Promise<StatusChange[] | null> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.userId, userId), eq(leads.id, leadId)));
  if (!lead) return null;
  return db
    .select({
      fromStatus: history.fromStatus,
      toStatus: history.toStatus,
      changedAt: isoTimestamp(history.changedAt),
    })
    .from(history)
    .where(and(eq(history.userId, userId), eq(history.leadId, leadId)))
    .orderBy(desc(history.id))
    .limit(LIMITS.page);
}
