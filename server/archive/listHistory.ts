import { and, eq } from 'drizzle-orm';
import type { LeadHistory } from '#domain/contract/archive.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory, leads } from '../db/schema.ts';
import { isoTimestamp } from '../leads/leadColumns.ts';

/** The status changes of the user's leads, oldest first. */
export async function listHistory(db: Database, userId: string): Promise<LeadHistory[]> {
  const history = leadStatusHistory;
  return db
    .select({
      leadId: history.leadId,
      fromStatus: history.fromStatus,
      toStatus: history.toStatus,
      changedAt: isoTimestamp(history.changedAt),
      pitchId: history.pitchId,
    })
    .from(history)
    .innerJoin(leads, and(eq(leads.userId, history.userId), eq(leads.id, history.leadId)))
    .where(eq(history.userId, userId))
    .orderBy(history.id);
}
