import { and, desc, eq } from 'drizzle-orm';
import type { StatusChange } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory as history } from '../db/schema.ts';
import { isoTimestamp } from './leadColumns.ts';

/**
 * The status changes of the user's lead, newest first, or `null` when there was no such lead. They
 * outlive the lead, so a client learns that a lead it couldn't finish sending was saved and deleted.
 */
export async function listStatusChanges(
  db: Database,
  userId: string,
  leadId: string,
): Promise<StatusChange[] | null> {
  const changes = await db
    .select({
      fromStatus: history.fromStatus,
      toStatus: history.toStatus,
      changedAt: isoTimestamp(history.changedAt),
      pitchId: history.pitchId,
    })
    .from(history)
    .where(and(eq(history.userId, userId), eq(history.leadId, leadId)))
    .orderBy(desc(history.id))
    .limit(LIMITS.page);
  return changes.length > 0 ? changes : null;
}
