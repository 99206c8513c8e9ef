import { z } from 'zod';
import { changesOf } from './changes.ts';
import { NOTE_TYPES } from './enums.ts';
import { requiredText, text, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Notes on a lead (product spec, section 3). */

/** The error of a lead that has as many notes as it can have. */
export const TOO_MANY_NOTES = `This lead has ${LIMITS.notes.toLocaleString('en-US')} notes, the most a lead can have.`;

const noteFields = {
  text: requiredText(LIMITS.note),
  type: z.enum(NOTE_TYPES).default('general'),
};

/** POST /leads/{id}/notes. */
export const newNoteSchema = z.strictObject(noteFields).meta({ id: 'NewNote' });
export type NewNote = z.input<typeof newNoteSchema>;
/** A new note with its defaults filled in. */
export type CompleteNewNote = z.output<typeof newNoteSchema>;

/** PUT /leads/{id}/notes/{noteId}: fields that aren't sent stay as they are. */
export const noteUpdateSchema = z.strictObject(changesOf(noteFields)).meta({ id: 'NoteUpdate' });
export type NoteUpdate = z.input<typeof noteUpdateSchema>;

export const noteSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(NOTE_TYPES),
    text: text(LIMITS.note),
    createdAt: timestamp(),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof noteSchema>;
