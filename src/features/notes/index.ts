/** What the rest of the app may know of notes. No components. */
export {
  noteModalClosed,
  noteModalOpened,
  noteModalSlice,
  selectNoteModalLeadId,
} from './noteModalSlice.ts';
