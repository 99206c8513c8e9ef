import { object } from 'yup';
import { NOTE_TYPES, type NoteType } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { NOTE_TYPE_LABELS } from '#domain/notes/note.ts';
import { atMost } from '#ui/fields/atMost.ts';

export interface NoteValues {
  type: NoteType;
  text: string;
}

export const NOTE_TYPE_OPTIONS = NOTE_TYPES.map((value) => ({
  value,
  label: NOTE_TYPE_LABELS[value],
}));

export const EMPTY_NOTE: NoteValues = { type: 'general', text: '' };

/** An empty note isn't an error: its button is disabled (product spec, section 5). */
export const noteSchema = object({ text: atMost('Note', LIMITS.note) });

/** As it is sent. */
export const trimmed = ({ type, text }: NoteValues): NoteValues => ({ type, text: text.trim() });
