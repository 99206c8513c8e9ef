import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import { importedHistory } from '#domain/leads/import/importedHistory.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { leadNotes, leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { idsIn } from './leadId.ts';
import { newLeadRow } from './leadRow.ts';
import { isWithinLeadLimit } from './repository.ts';

/** Adds the leads whose ids the user doesn't have, all of them or none. Returns how many. */
export async function importLeads(
  db: Database,
  userId: string,
  imported: readonly CompleteImportedLead[],
  leadLimit: number | null,
): Promise<number | 'limit reached'> {
  const byId = new Map(imported.map((lead) => [lead.id, lead]));
  const ids = [...byId.keys()];
  const rows = [...byId.values()].map(
    ({ createdAt, updatedAt, notes: _notes, statusChanges: _changes, ...lead }) => ({
      ...newLeadRow(userId, lead),
      createdAt: toDate(createdAt) ?? undefined,
      updatedAt: toDate(updatedAt) ?? undefined,
    }),
  );
  return db.transaction(async (tx) => {
    const existing = await tx.$count(leads, and(eq(leads.userId, userId), inArray(leads.id, ids)));
    if (!(await isWithinLeadLimit(tx, userId, ids.length - existing, leadLimit)))
      return 'limit reached';
    const added = await tx
      .insert(leads)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: leads.id });
    const addedLeads = added.flatMap(({ id }) => byId.get(id) ?? []);
    const history = addedLeads.flatMap((lead) =>
      importedHistory(lead).map((change) => ({
        ...change,
        userId,
        leadId: lead.id,
        changedAt: toDate(change.changedAt) ?? undefined,
        changedBy: userId,
      })),
    );
    if (history.length > 0) await tx.insert(leadStatusHistory).values(history);
    const notes = addedLeads.flatMap((lead) =>
      lead.notes.map((text) => ({
        userId,
        leadId: lead.id,
        id: randomUUID(),
        type: 'general' as const,
        text,
      })),
    );
    if (notes.length > 0) await tx.insert(leadNotes).values(notes);
    return added.length;
  });
}

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
        sql`${leads.userId} = ${userId} and ${leads.id} in ${idsIn(ids)} and ${leads.version} = 1
          and not exists (select from ${pitches} where ${pitches.userId} = ${leads.userId} and ${pitches.leadId} = ${leads.id})`,
      )
      .returning({ id: leads.id });
    await tx
      .delete(leadStatusHistory)
      .where(
        sql`${leadStatusHistory.userId} = ${userId} and ${leadStatusHistory.leadId} in ${idsIn(removed.map(({ id }) => id))}`,
      );
    const kept = await tx.$count(
      leads,
      sql`${leads.userId} = ${userId} and ${leads.id} in ${idsIn(ids)}`,
    );
    return { removed: removed.length, kept };
  });
}
