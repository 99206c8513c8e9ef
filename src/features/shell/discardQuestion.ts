import type { Question } from './dialogSlice.ts';

/** Asks before typed text is discarded. */
export const DISCARD_QUESTION: Question = {
  title: 'Discard changes?',
  text: 'You have unsaved changes.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep Editing',
  danger: true,
};
