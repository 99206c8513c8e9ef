import { and, desc, eq } from 'drizzle-orm';
import type { StatusChange } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { applicationDate, withApplicationDate } from '#domain/leads/applicationDate.ts';
import { sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import type { Database } from '../db/database.ts';
import { clock, leadStatusHistory as history, leads } from '../db/schema.ts';
import { isoTimestamp } from './leadColumns.ts';

const changeColumns = {
  fromStatus: history.fromStatus,
  toStatus: history.toStatus,
  customStatus: history.customStatus,
  changedAt: isoTimestamp(history.changedAt),
  pitchId: history.pitchId,
};

const ofLead = (userId: string, leadId: string) =>
  and(eq(history.userId, userId), eq(history.leadId, leadId));

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
    .select(changeColumns)
    .from(history)
    .where(ofLead(userId, leadId))
    .orderBy(desc(history.id))
    .limit(LIMITS.page);
  return changes.length > 0 ? changes : null;
}

export type ApplicationResult = 'set' | 'lead not found' | 'not applied' | 'too late';

/**
 * Sets when the user applied. The history is append-only, so its entries are written anew, in their order.
 *
 * @param appliedAt ISO 8601 in UTC
 */
export async function setApplicationDate(
  db: Database,
  userId: string,
  leadId: string,
  appliedAt: string,
): Promise<ApplicationResult> {
  return db.transaction(async (tx): Promise<ApplicationResult> => {
    const ownLead = and(eq(leads.userId, userId), eq(leads.id, leadId));
    const [lead] = await tx
      .select({ category: leads.category, type: leads.type, now: isoTimestamp(clock) })
      .from(leads)
      .where(ownLead)
      .for('update');
    if (!lead) return 'lead not found';
    const changes = await tx
      .select({ ...changeColumns, changedBy: history.changedBy })
      .from(history)
      .where(ofLead(userId, leadId))
      .orderBy(history.id);
    const application = applicationDate(changes);
    if (!application) return 'not applied';
    if (appliedAt > (application.next ?? lead.now)) return 'too late';
    const status = sentStatus({ ...lead, status: 'new' });
    const rows = withApplicationDate(changes, application, appliedAt, status).map((change) => ({
      ...change,
      userId,
      leadId,
      changedAt: new Date(change.changedAt),
    }));
    await tx.delete(history).where(ofLead(userId, leadId));
    for (let at = 0; at < rows.length; at += LIMITS.page) {
      await tx.insert(history).values(rows.slice(at, at + LIMITS.page));
    }
    // Other clients learn of it by the lead.
    await tx.update(leads).set({ updatedAt: clock }).where(ownLead);
    return 'set';
  });
}
