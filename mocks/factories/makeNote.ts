import type { Note } from '#domain/contract/notes.ts';
import { makeId } from './makeId.ts';

/** A valid note with the fields that matter to a test. */
export const makeNote = (overrides: Partial<Note> = {}): Note => ({
  id: makeId(),
  type: 'general',
  text: 'Second round on Thursday with Maja. Bring the migration story.',
  createdAt: '2026-01-14T13:05:00.000Z',
  ...overrides,
});
