import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import { importedHistory } from '#domain/leads/import/importedHistory.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { leadNotes, leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { decodeBatch } from '../http/readRows.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { clearDeletedLeads } from './deletedLeads.ts';
import { idsIn } from './leadId.ts';
import { isWithinLeadLimit } from './leadLimit.ts';
import { newLeadRow } from './leadRow.ts';
import { ownLeads } from './ownLeads.ts';

/** Adds the leads of a batch whose ids the user doesn't have. Returns how many. */
async function addBatch(db: Database, userId: string, batch: CompleteImportedLead[]) {
  await clearDeletedLeads(
    db,
    userId,
    batch.map(({ id }) => id),
  );
  const added = await db
    .insert(leads)
    .values(
      batch.map(({ createdAt, updatedAt, notes: _notes, statusChanges: _changes, ...lead }) => ({
        ...newLeadRow(userId, lead),
        createdAt: toDate(createdAt) ?? undefined,
        updatedAt: toDate(updatedAt) ?? undefined,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: leads.id });
  const ids = new Set(added.map(({ id }) => id));
  const addedLeads = batch.filter(({ id }) => ids.has(id));
  const history = addedLeads.flatMap((lead) =>
    importedHistory(lead).map((change) => ({
      ...change,
      userId,
      leadId: lead.id,
      changedAt: toDate(change.changedAt) ?? undefined,
      changedBy: userId,
    })),
  );
  if (history.length > 0) await db.insert(leadStatusHistory).values(history);
  const notes = addedLeads.flatMap((lead) =>
    lead.notes.map((text) => ({
      userId,
      leadId: lead.id,
      id: randomUUID(),
      type: 'general' as const,
      text,
    })),
  );
  if (notes.length > 0) await db.insert(leadNotes).values(notes);
  await linkContacts(db, userId, [...ids]);
  return added.length;
}

/** More leads than the user may have. */
export class LeadLimitReached extends Error {}

/**
 * Adds the leads whose ids the user doesn't have, all of them or none. Returns how many. Throws
 * `LeadLimitReached`, or the error of the aborted signal.
 */
export const importLeads = (
  db: Database,
  userId: string,
  batches: readonly Uint8Array[],
  leadLimit: number | null,
  signal: AbortSignal,
): Promise<number> =>
  db.transaction(async (tx) => {
    // Locks the count, so that no other request fills it meanwhile.
    await isWithinLeadLimit(tx, userId, 0, leadLimit);
    let added = 0;
    for (const batch of batches) {
      signal.throwIfAborted();
      added += await addBatch(tx, userId, decodeBatch(batch));
    }
    if (!(await isWithinLeadLimit(tx, userId, 0, leadLimit))) throw new LeadLimitReached();
    return added;
  });

/**
 * Removes imported leads and their history for good, since the file still has them. Leads that were
 * changed since, or have a pitch, stay. Ids without a lead are ignored.
 */
export async function undoImport(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ removed: number; kept: number }> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(leads)
      .where(
        sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(ids)} and ${leads.version} = 1
          and not exists (select from ${pitches} where ${pitches.userId} = ${leads.userId} and ${pitches.leadId} = ${leads.id})`,
      )
      .returning({ id: leads.id });
    await tx
      .delete(leadStatusHistory)
      .where(
        sql`${leadStatusHistory.userId} = ${userId} and ${leadStatusHistory.leadId} in ${idsIn(removed.map(({ id }) => id))}`,
      );
    const kept = await tx.$count(leads, sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(ids)}`);
    return { removed: removed.length, kept };
  });
}
