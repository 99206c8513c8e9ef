import type { NoteType } from '#domain/contract/enums.ts';
import type { Note } from '#domain/contract/notes.ts';

/* Notes on a lead (product spec, section 3). */

export const NOTE_TYPE_LABELS: Record<NoteType, string> = {
  general: 'General Note',
  interview: 'Interview',
  'follow-up': 'Follow-up',
  negotiation: 'Negotiation',
  rejection: 'Rejection',
  call: 'Call',
};

/** The text of a note. Older notes have it in `content`. */
export const noteText = (note: { text?: string; content?: string }): string =>
  note.text ?? note.content ?? '';

/** The last note that was added, or `undefined` when there is none. */
export const latestNote = (notes: readonly Note[]): Note | undefined => notes.at(-1);
