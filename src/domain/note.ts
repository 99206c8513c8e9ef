import type { Timestamp } from './timestamp.ts';

/** What a note on a lead is (product spec, section 3). */

export const NOTE_TYPES = [
  'general',
  'interview',
  'follow-up',
  'negotiation',
  'rejection',
] as const;
export type NoteType = (typeof NOTE_TYPES)[number];

export const NOTE_TYPE_LABELS: Record<NoteType, string> = {
  general: 'General Note',
  interview: 'Interview',
  'follow-up': 'Follow-up',
  negotiation: 'Negotiation',
  rejection: 'Rejection',
};

export interface Note {
  id: string;
  type: NoteType;
  /** The note's words; older records carry them in `content`. */
  text?: string;
  content?: string;
  createdAt: Timestamp;
}

/** The words of a note, whichever field they came in. */
export const noteText = (note: Pick<Note, 'text' | 'content'>): string =>
  note.text ?? note.content ?? '';

/** The note that was added last, or `undefined` when there is none. */
export const latestNote = (notes: readonly Note[]): Note | undefined => notes.at(-1);
