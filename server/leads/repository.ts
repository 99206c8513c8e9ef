import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Lead, LeadUpdate, NewLead } from '#domain/contract/leads.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory, leads } from '../db/schema.ts';
import { type LockedLead, leadChanges } from './leadChanges.ts';
import { leadColumns } from './leadColumns.ts';
import { newLeadRow } from './leadRow.ts';

const oneLead = (userId: string, id: string) => and(eq(leads.userId, userId), eq(leads.id, id));

/** The user's lead, or `null` when they have none with this id. */
export async function findLead(db: Database, userId: string, id: string): Promise<Lead | null> {
  const [lead] = await db.select(leadColumns).from(leads).where(oneLead(userId, id));
  return lead ?? null;
}

export type CreatedLead =
  | { outcome: 'created' | 'existing'; lead: Lead }
  | { outcome: 'limit reached' };

/**
 * Adds a lead and the first line of its status history. An id that the user has a lead with answers
 * that lead, untouched, even when the same request arrives twice at the same moment.
 */
export async function createLead(
  db: Database,
  userId: string,
  newLead: NewLead,
  leadLimit: number | null,
): Promise<CreatedLead> {
  return db.transaction(async (tx) => {
    if (leadLimit !== null) {
      // One at a time for each user, or two requests would both count the last free place.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
    }
    const existing = newLead.id === undefined ? null : await findLead(tx, userId, newLead.id);
    if (existing) return { outcome: 'existing', lead: existing };
    if (leadLimit !== null) {
      const [counted] = await tx
        .select({ total: count() })
        .from(leads)
        .where(eq(leads.userId, userId));
      if ((counted?.total ?? 0) >= leadLimit) return { outcome: 'limit reached' };
    }
    const row = newLeadRow(userId, newLead);
    const [lead] = await tx.insert(leads).values(row).onConflictDoNothing().returning(leadColumns);
    if (lead) {
      await tx
        .insert(leadStatusHistory)
        .values({ userId, leadId: row.id, toStatus: row.status, changedBy: userId });
      return { outcome: 'created', lead };
    }
    const addedMeanwhile = await findLead(tx, userId, row.id);
    if (addedMeanwhile) return { outcome: 'existing', lead: addedMeanwhile };
    throw new Error('A lead was deleted at the moment it was sent again');
  });
}

/**
 * Changes all of the leads or, when one of them is not the user's, none: then the answer is `null`.
 * Answers the leads in the order of `ids`, which must not repeat. Every status that really changes
 * adds a line to the history; the rows are locked, so that each line begins where the last ended.
 */
export async function updateLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
  update: LeadUpdate,
): Promise<Lead[] | null> {
  const theseLeads = and(eq(leads.userId, userId), inArray(leads.id, [...ids]));
  return db.transaction(async (tx) => {
    // Always locked in the same order: two bulk updates wait for each other, and never both.
    const before: LockedLead[] = await tx
      .select()
      .from(leads)
      .where(theseLeads)
      .orderBy(leads.id)
      .for('update');
    if (before.length < ids.length) return null;
    const changes = leadChanges(before, update);
    const after = changes
      ? await tx.update(leads).set(changes).where(theseLeads).returning(leadColumns)
      : await tx.select(leadColumns).from(leads).where(theseLeads);
    const { status } = update;
    const moved = before.filter((lead) => status !== undefined && lead.status !== status);
    if (status !== undefined && moved.length > 0) {
      await tx.insert(leadStatusHistory).values(
        moved.map((lead) => ({
          ...{ userId, leadId: lead.id, changedBy: userId },
          ...{ fromStatus: lead.status, toStatus: status },
        })),
      );
    }
    const byId = new Map(after.map((lead) => [lead.id, lead]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
}

/** Deletes a lead with its notes; its status history stays. Answers whether there was one. */
export async function deleteLead(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(leads).where(oneLead(userId, id)).returning({ id: leads.id });
  return deleted.length > 0;
}
