import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { CompleteNewLead, Lead, LeadUpdate } from '#domain/contract/leads.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory, leads } from '../db/schema.ts';
import { leadChanges } from './leadChanges.ts';
import { leadColumns, leadJson } from './leadColumns.ts';
import { newLeadRow } from './leadRow.ts';

const oneLead = (userId: string, id: string) => and(eq(leads.userId, userId), eq(leads.id, id));

/** The user's lead, or `null` when there is none with this id. */
export async function findLead(db: Database, userId: string, id: string): Promise<Lead | null> {
  const [lead] = await db.select(leadColumns).from(leads).where(oneLead(userId, id));
  return lead ?? null;
}

export type CreatedLead =
  | { outcome: 'created' | 'existing'; lead: Lead }
  | { outcome: 'limit reached' };

/**
 * Adds a lead and its first status history entry. When the user has a lead with this id already,
 * returns that lead unchanged, also for two concurrent requests.
 */
export async function createLead(
  db: Database,
  userId: string,
  newLead: CompleteNewLead,
  leadLimit: number | null,
): Promise<CreatedLead> {
  return db.transaction(async (tx) => {
    if (leadLimit !== null) {
      // Concurrent requests of one user must not both take the last free place.
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
    const concurrent = await findLead(tx, userId, row.id);
    if (concurrent) return { outcome: 'existing', lead: concurrent };
    throw new Error('The lead was deleted while the same request was repeated');
  });
}

/** The approximate size of the user's leads as JSON after an update, in bytes. */
export async function bytesAfterUpdate(
  db: Database,
  userId: string,
  ids: readonly string[],
  update: LeadUpdate,
): Promise<number> {
  const added = Buffer.byteLength(JSON.stringify(update));
  const bytes = sql`coalesce(sum(octet_length(${leadJson}) + ${added}::int), 0)`.mapWith(Number);
  const [leadsFound] = await db
    .select({ bytes })
    .from(leads)
    .where(and(eq(leads.userId, userId), inArray(leads.id, [...ids])));
  return leadsFound?.bytes ?? 0;
}

export interface UpdatedLeads {
  /** In the order of the ids. */
  leads: Lead[];
  /** Nothing was updated, because a lead is newer than the version that the update started from. */
  isConflict: boolean;
}

/**
 * Updates all of the leads, or none. Returns `null` when one of them isn't the user's. Each change of
 * status adds a history entry; the rows are locked, so entries can't overlap.
 *
 * @param ids must be unique
 */
export async function updateLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
  { version, ...requested }: LeadUpdate,
): Promise<UpdatedLeads | null> {
  const theseLeads = and(eq(leads.userId, userId), inArray(leads.id, [...ids]));
  return db.transaction(async (tx) => {
    // Locked in the same order every time, so two bulk updates can't deadlock.
    const before = await tx
      .select({ id: leads.id, version: leads.version, status: leads.status })
      .from(leads)
      .where(theseLeads)
      .orderBy(leads.id)
      .for('update');
    if (before.length < ids.length) return null;
    const isConflict = version !== undefined && before.some((lead) => lead.version !== version);
    const update = isConflict ? {} : requested;
    const changes = leadChanges(update);
    const after = changes
      ? await tx.update(leads).set(changes).where(theseLeads).returning(leadColumns)
      : await tx.select(leadColumns).from(leads).where(theseLeads);
    const { status } = update;
    const moved = before.filter((lead) => status !== undefined && lead.status !== status);
    if (status !== undefined && moved.length > 0) {
      await tx.insert(leadStatusHistory).values(
        moved.map((lead) => ({
          userId,
          leadId: lead.id,
          changedBy: userId,
          fromStatus: lead.status,
          toStatus: status,
        })),
      );
    }
    const byId = new Map(after.map((lead) => [lead.id, lead]));
    return { leads: ids.flatMap((id) => byId.get(id) ?? []), isConflict };
  });
}

/** Deletes a lead with its notes; its status history stays. Returns whether there was one. */
export async function deleteLead(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(leads).where(oneLead(userId, id)).returning({ id: leads.id });
  return deleted.length > 0;
}
