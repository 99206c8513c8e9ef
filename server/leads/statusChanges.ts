import { and, desc, eq, inArray } from 'drizzle-orm';
import type { StatusChange } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { applicationDate, withApplicationDate } from '#domain/leads/applicationDate.ts';
import { type FindUndone, withoutStatusChange } from '#domain/leads/withoutStatusChange.ts';
import { sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import type { Database } from '../db/database.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { ownLead } from '../db/ownLeads.ts';
import { clock, leadStatusHistory as history, leads } from '../db/schema.ts';

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

/** Adds entries in their order, which get new ids. */
async function addChanges(
  tx: Database,
  userId: string,
  changes: readonly (StatusChange & { leadId: string; changedBy: string })[],
): Promise<void> {
  for (let at = 0; at < changes.length; at += LIMITS.page) {
    const rows = changes
      .slice(at, at + LIMITS.page)
      .map(({ leadId, fromStatus, toStatus, customStatus, changedBy, changedAt, pitchId }) => ({
        userId,
        leadId,
        fromStatus,
        toStatus,
        customStatus,
        changedBy,
        pitchId,
        changedAt: new Date(changedAt),
      }));
    await tx.insert(history).values(rows);
  }
}

/**
 * Takes status changes out of the history of their leads, which the caller has locked. The history is
 * append-only, so the entries after them are written anew.
 *
 * @returns the leads whose change was found
 */
export async function takeBackStatusChanges(
  tx: Database,
  userId: string,
  updates: readonly { id: string; undoes?: FindUndone }[],
): Promise<ReadonlySet<string>> {
  const undone = updates.filter(({ undoes }) => undoes);
  if (undone.length === 0) return new Set();
  const ids = undone.map(({ id }) => id);
  const rows = await tx
    .select({
      ...changeColumns,
      id: history.id,
      leadId: history.leadId,
      changedBy: history.changedBy,
    })
    .from(history)
    .where(and(eq(history.userId, userId), inArray(history.leadId, ids)))
    .orderBy(history.id);
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  const found = undone.flatMap(({ id, undoes }) => {
    const changes = byLead.get(id) ?? [];
    const index = undoes?.(changes) ?? -1;
    return index > 0 ? [{ id, changes, index }] : [];
  });
  const removed = found.flatMap(({ changes, index }) => changes.slice(index).map(({ id }) => id));
  const rewritten = found.flatMap(({ changes, index }) =>
    withoutStatusChange(changes, index).slice(index),
  );
  for (let at = 0; at < removed.length; at += LIMITS.page) {
    const some = removed.slice(at, at + LIMITS.page);
    await tx.delete(history).where(and(eq(history.userId, userId), inArray(history.id, some)));
  }
  await addChanges(tx, userId, rewritten);
  return new Set(found.map(({ id }) => id));
}

type ApplicationResult = 'set' | 'lead not found' | 'not applied' | 'too late';

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
    const [lead] = await tx
      .select({
        category: leads.category,
        type: leads.type,
        status: leads.status,
        customStatus: leads.customStatus,
        now: isoTimestamp(clock),
      })
      .from(leads)
      .where(ownLead(userId, leadId))
      .for('update');
    if (!lead) return 'lead not found';
    const stored = await tx
      .select({ ...changeColumns, changedBy: history.changedBy })
      .from(history)
      .where(ofLead(userId, leadId))
      .orderBy(history.id);
    const { status: toStatus, customStatus, now } = lead;
    // An imported lead whose file said no date.
    const undated = { fromStatus: null, toStatus, customStatus, changedAt: appliedAt };
    const changes = stored.length > 0 ? stored : [{ ...undated, changedBy: userId, pitchId: null }];
    const application = applicationDate(changes);
    if (!application) return 'not applied';
    if (appliedAt > (application.next ?? now)) return 'too late';
    const status = sentStatus({ ...lead, status: 'new' });
    await tx.delete(history).where(ofLead(userId, leadId));
    const dated = withApplicationDate(changes, application, appliedAt, status);
    await addChanges(
      tx,
      userId,
      dated.map((change) => ({ ...change, leadId })),
    );
    // Other clients learn of it by the lead.
    await tx.update(leads).set({ updatedAt: clock }).where(ownLead(userId, leadId));
    return 'set';
  });
}
