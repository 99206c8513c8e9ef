/** The notes of a lead, as its timeline shows them. */
export { NoteBox } from './NoteBox.tsx';
export { NoteEntry } from './NoteEntry.tsx';
