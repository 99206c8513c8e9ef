import { randomUUID } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { CompleteNewNote } from '#domain/contract/notes.ts';
import type { Database } from '../db/database.ts';
import { leadNotes, leads } from '../db/schema.ts';
import { findLead } from '../leads/repository.ts';

/**
 * Adds a note, which counts as an update of its lead. Returns the lead, `null` when there is none, or
 * 'limit reached'.
 */
export async function addNote(
  db: Database,
  userId: string,
  leadId: string,
  note: CompleteNewNote,
): Promise<Lead | null | 'limit reached'> {
  const thisLead = and(eq(leads.userId, userId), eq(leads.id, leadId));
  return db.transaction(async (tx) => {
    // Locked, so that concurrent notes count each other.
    const locked = await tx.select({ id: leads.id }).from(leads).where(thisLead).for('update');
    if (locked.length === 0) return null;
    const [counted] = await tx
      .select({ notes: count() })
      .from(leadNotes)
      .where(and(eq(leadNotes.userId, userId), eq(leadNotes.leadId, leadId)));
    if ((counted?.notes ?? 0) >= LIMITS.notes) return 'limit reached';
    await tx.update(leads).set({ updatedAt: sql`clock_timestamp()` }).where(thisLead);
    await tx.insert(leadNotes).values({ ...note, userId, leadId, id: randomUUID() });
    return findLead(tx, userId, leadId);
  });
}
