import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Lead } from '#domain/contract/leads.ts';
import type { CompleteNewNote } from '#domain/contract/notes.ts';
import { noteSearchText } from '#domain/searchText.ts';
import type { Database } from '../db/database.ts';
import { leadNotes, leads } from '../db/schema.ts';
import { findLead } from '../leads/repository.ts';

/** Adds a note, which counts as an update of its lead. Returns the lead, or `null` when there is none. */
export async function addNote(
  db: Database,
  userId: string,
  leadId: string,
  note: CompleteNewNote,
): Promise<Lead | null> {
  return db.transaction(async (tx) => {
    const updated = await tx
      .update(leads)
      .set({ updatedAt: sql`clock_timestamp()` })
      .where(and(eq(leads.userId, userId), eq(leads.id, leadId)))
      .returning({ id: leads.id });
    if (updated.length === 0) return null;
    const searchText = noteSearchText(note);
    await tx.insert(leadNotes).values({ ...note, searchText, userId, leadId, id: randomUUID() });
    return findLead(tx, userId, leadId);
  });
}
