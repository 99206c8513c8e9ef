/** The notes of a lead, as its timeline shows them. */
export { NoteEntry } from './NoteEntry.tsx';
export { NoteForm } from './NoteForm.tsx';
