import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch, SentLetter } from '#domain/contract/pitches.ts';
import { lastMove } from '#domain/leads/withoutStatusChange.ts';
import type { Database } from '../db/database.ts';
import { type LeadUpdateById, type UpdatedLeads, updateLeads } from '../leads/repository.ts';
import { deleteNote } from '../notes/repository.ts';
import { contactsChanged } from '../people/lastContact.ts';
import { updatePitch } from '../pitches/repository.ts';

type UndoneChange =
  | Exclude<UpdatedLeads, { outcome: 'updated' }>
  | { outcome: 'undone'; leads: Lead[]; pitch: Pitch | null };

interface Change {
  /** The fields as they were, with the versions that the change led to. */
  leads: readonly Pick<LeadUpdateById, 'id' | 'update'>[];
  /** Of the first lead. */
  noteId: string | null;
  letter: { pitchId: string | null; sent: SentLetter | null } | undefined;
}

/**
 * Takes back a change of leads, all of it or nothing: fields, status history, note and sent letter. Leads
 * that were changed since are a conflict. A note or a pitch that was deleted since is skipped.
 */
export async function undoChange(
  db: Database,
  userId: string,
  { leads, noteId, letter }: Change,
): Promise<UndoneChange> {
  return db.transaction(async (tx): Promise<UndoneChange> => {
    const updates = leads.map(({ id, update }) => ({ id, update, undoes: lastMove(update) }));
    const updated = await updateLeads(tx, userId, updates);
    if (updated.outcome !== 'updated') return updated;
    const [first, ...others] = updated.leads;
    const noted =
      first && noteId
        ? await deleteNote(tx, userId, first.id, noteId, new Date(first.updatedAt))
        : null;
    const pitch = letter?.pitchId
      ? await updatePitch(tx, userId, letter.pitchId, { sent: letter.sent })
      : null;
    if (first && pitch) await contactsChanged(tx, userId, [first.id]);
    return { outcome: 'undone', leads: noted ? [noted, ...others] : updated.leads, pitch };
  });
}
