import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { type CompleteNewNote, type NoteUpdate, TOO_MANY_NOTES } from '#domain/contract/notes.ts';
import type { Database } from '../db/database.ts';
import { lockLead, ownLead } from '../db/ownLeads.ts';
import { clock, leadNotes, leads } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { findLead } from '../leads/repository.ts';
import { contactsChanged } from '../people/lastContact.ts';

const oneNote = (userId: string, leadId: string, noteId: string) =>
  and(eq(leadNotes.userId, userId), eq(leadNotes.leadId, leadId), eq(leadNotes.id, noteId));

/** Marks a lead as updated. */
async function touchLead(
  tx: Database,
  userId: string,
  leadId: string,
  updatedAt: Date | SQL = clock,
): Promise<void> {
  await tx.update(leads).set({ updatedAt }).where(ownLead(userId, leadId));
}

/** Adds a note, which counts as an update of its lead. Returns the lead, or `null` when there is none. */
export async function addNote(
  db: Database,
  userId: string,
  leadId: string,
  note: CompleteNewNote,
): Promise<Lead | null> {
  return db.transaction(async (tx) => {
    if (!(await lockLead(tx, userId, leadId))) return null;
    const notesOfLead = and(eq(leadNotes.userId, userId), eq(leadNotes.leadId, leadId));
    if ((await tx.$count(leadNotes, notesOfLead)) >= LIMITS.notes)
      throw new HttpError(409, TOO_MANY_NOTES);
    await touchLead(tx, userId, leadId);
    await tx.insert(leadNotes).values({ ...note, userId, leadId, id: randomUUID() });
    if (note.type === 'call') await contactsChanged(tx, userId, [leadId]);
    return findLead(tx, userId, leadId);
  });
}

/**
 * Changes a note, which counts as an update of its lead; an empty change doesn't. Returns the lead, or
 * `null` when the user has no such note.
 */
export async function updateNote(
  db: Database,
  userId: string,
  leadId: string,
  noteId: string,
  update: NoteUpdate,
): Promise<Lead | null> {
  const isEmpty = Object.keys(update).length === 0;
  return changeNote(db, userId, leadId, noteId, async (tx, note) => {
    if (isEmpty) return;
    await touchLead(tx, userId, leadId);
    await tx.update(leadNotes).set(update).where(note);
    if (update.type === 'call') await contactsChanged(tx, userId, [leadId]);
  });
}

/**
 * Deletes a note, which counts as an update of its lead. Returns as `updateNote` does.
 *
 * @param updatedAt of the lead afterwards, if it isn't now
 */
export async function deleteNote(
  db: Database,
  userId: string,
  leadId: string,
  noteId: string,
  updatedAt?: Date,
): Promise<Lead | null> {
  return changeNote(db, userId, leadId, noteId, async (tx, note) => {
    // In this order, since a full disk allows only what belongs to a deletion.
    await tx.delete(leadNotes).where(note);
    await touchLead(tx, userId, leadId, updatedAt);
  });
}

type NoteChange = (tx: Database, note: ReturnType<typeof oneNote>) => Promise<void>;

/** Applies a change to a note that exists, in one transaction. */
async function changeNote(
  db: Database,
  userId: string,
  leadId: string,
  noteId: string,
  change: NoteChange,
): Promise<Lead | null> {
  return db.transaction(async (tx) => {
    if (!(await lockLead(tx, userId, leadId))) return null;
    const note = oneNote(userId, leadId, noteId);
    const [found] = await tx.select({ type: leadNotes.type }).from(leadNotes).where(note);
    if (!found) return null;
    await change(tx, note);
    if (found.type === 'call') await contactsChanged(tx, userId, [leadId]);
    return findLead(tx, userId, leadId);
  });
}
