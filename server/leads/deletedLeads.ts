import { and, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DeletedLeadsQuery, DeletedLeadsResponse, Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { deletedLeads, ownLeads } from '../db/ownLeads.ts';
import { clock, leads } from '../db/schema.ts';
import { decodePageCursor, nextCursor } from '../http/pageCursor.ts';
import { contactsChanged } from '../people/lastContact.ts';
import { leadColumns } from './leadColumns.ts';
import { leadNotFound } from './leadId.ts';
import { isWithinLeadLimit, limitReached } from './leadLimit.ts';

/** Locks the leads in the same order every time, so that two requests can't deadlock. Returns whether there are so many. */
async function lockAll(tx: Database, which: SQL | undefined, count: number): Promise<boolean> {
  const found = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(which)
    .orderBy(leads.id)
    .for('update');
  return found.length === count;
}

/**
 * Deletes leads with what belongs to them, all of the leads or none. The last `LIMITS.deletedLeads` can
 * be restored. Returns whether all of them are the user's.
 *
 * @param ids must be unique
 */
export async function deleteLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const theseLeads = and(ownLeads(userId), inArray(leads.id, [...ids]));
  return db.transaction(async (tx) => {
    if (!(await lockAll(tx, theseLeads, ids.length))) return false;
    // First, since a full disk allows only what belongs to a deletion.
    const tooMany = tx
      .select({ id: leads.id })
      .from(leads)
      .where(deletedLeads(userId))
      .orderBy(desc(leads.deletedAt), desc(leads.id))
      .offset(LIMITS.deletedLeads - ids.length);
    await tx.delete(leads).where(and(deletedLeads(userId), inArray(leads.id, tooMany)));
    await tx.update(leads).set({ deletedAt: clock }).where(theseLeads);
    await contactsChanged(tx, userId, ids);
    return true;
  });
}

/**
 * Restores deleted leads with what belongs to them, all of the leads or none. Throws the 404 when one isn't the user's, or
 * the 409 of too many leads. Returns them in the order of their ids, which must be unique.
 */
export async function restoreLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
  leadLimit: number | null,
): Promise<Lead[]> {
  const theseLeads = inArray(leads.id, [...ids]);
  return db.transaction(async (tx) => {
    const hasRoom = await isWithinLeadLimit(tx, userId, ids.length, leadLimit);
    const inBin = and(deletedLeads(userId), theseLeads);
    if (!(await lockAll(tx, inBin, ids.length))) throw leadNotFound();
    if (!hasRoom) throw limitReached(leadLimit);
    await tx.update(leads).set({ deletedAt: null }).where(inBin);
    await contactsChanged(tx, userId, ids);
    const restored = await tx
      .select(leadColumns(userId))
      .from(leads)
      .where(and(ownLeads(userId), theseLeads));
    const byId = new Map(restored.map((lead) => [lead.id, lead]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
}

/** A page of the leads that can be restored, the last deleted first. */
export async function listDeletedLeads(
  db: Database,
  userId: string,
  { limit, cursor }: DeletedLeadsQuery,
): Promise<DeletedLeadsResponse> {
  const { id, title, company, status, deletedAt } = leads;
  const after = decodePageCursor(cursor, 'of deleted leads');
  const found = await db
    .select({ id, title, company, status, deletedAt: isoTimestamp(deletedAt) })
    .from(leads)
    .where(
      and(
        deletedLeads(userId),
        after ? sql`(${deletedAt}, ${id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(limit + 1);
  const data = found.slice(0, limit);
  return { data, nextCursor: nextCursor(data, found, (lead) => lead.deletedAt) };
}

/** Deletes the leads that could be restored for good, in steps, or those of them with the ids. */
export async function clearDeletedLeads(
  db: Database,
  userId: string,
  ids?: readonly string[],
): Promise<void> {
  if (!ids) return deleteInSteps(db, leads, userId, isNotNull(leads.deletedAt));
  await db.delete(leads).where(and(deletedLeads(userId), inArray(leads.id, [...ids])));
}
