import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import { importedHistory } from '#domain/leads/import/importedHistory.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leadNotes, leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { decodeBatch } from '../http/readRows.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { clearDeletedLeads } from './deletedLeads.ts';
import { newLeadRow } from './leadColumns.ts';
import { isWithinLeadLimit, limitReached } from './leadLimit.ts';

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

/**
 * Adds the leads whose ids the user doesn't have, in small transactions, between which others use the database. Returns how
 * many. When it is interrupted, importing them again adds the rest. Throws the 409 of too many leads, usually before it adds any, or
 * the error of the aborted signal.
 */
export async function importLeads(
  db: Database,
  userId: string,
  batches: readonly Uint8Array[],
  leadLimit: number | null,
  signal: AbortSignal,
): Promise<number> {
  const rowsOf = (batch: Uint8Array): CompleteImportedLead[] => decodeBatch(batch);
  if (leadLimit !== null) {
    let room = 0;
    for (const batch of batches) {
      const ids = rowsOf(batch).map(({ id }) => id);
      room += ids.length - (await db.$count(leads, and(ownLeads(userId), inArray(leads.id, ids))));
    }
    if (!(await isWithinLeadLimit(db, userId, room, leadLimit))) throw limitReached(leadLimit);
  }
  let added = 0;
  for (const batch of batches) {
    signal.throwIfAborted();
    added += await db.transaction(async (tx) => {
      // Locks the count, so that no other request fills it meanwhile.
      await isWithinLeadLimit(tx, userId, 0, leadLimit);
      const count = await addBatch(tx, userId, rowsOf(batch));
      if (!(await isWithinLeadLimit(tx, userId, 0, leadLimit))) throw limitReached(leadLimit);
      return count;
    });
  }
  return added;
}

/** Leads of one transaction. */
const UNDONE_AT_ONCE = 200;

/**
 * Removes imported leads and their history for good, since the file still has them. Leads that were
 * changed since, or have a pitch, stay. Ids without a lead are ignored. Done in steps, as `importLeads`.
 */
export async function undoImport(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ removed: number; kept: number }> {
  const result = { removed: 0, kept: 0 };
  for (let start = 0; start < ids.length; start += UNDONE_AT_ONCE) {
    const some = and(ownLeads(userId), inArray(leads.id, ids.slice(start, start + UNDONE_AT_ONCE)));
    await db.transaction(async (tx) => {
      const removed = await tx
        .delete(leads)
        .where(
          sql`${some} and ${leads.version} = 1
            and not exists (select from ${pitches} where ${pitches.userId} = ${userId} and ${pitches.leadId} = ${leads.id})`,
        )
        .returning({ id: leads.id });
      const removedIds = removed.map(({ id }) => id);
      await tx
        .delete(leadStatusHistory)
        .where(
          and(eq(leadStatusHistory.userId, userId), inArray(leadStatusHistory.leadId, removedIds)),
        );
      result.removed += removed.length;
      result.kept += await tx.$count(leads, some);
    });
  }
  return result;
}
