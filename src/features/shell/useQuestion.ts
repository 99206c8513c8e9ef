import { useEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import {
  type Question,
  questionAnswered,
  questionAsked,
  selectIsConfirmed,
  selectQuestion,
} from './dialogSlice.ts';

/** Asks before typed text is discarded. */
export const DISCARD_QUESTION: Question = {
  title: 'Discard changes?',
  text: 'You have unsaved changes.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep Editing',
  danger: true,
};

/**
 * Asks the user before something goes on.
 *
 * @returns a function that shows the question and resolves to whether the user confirmed it; to false
 * when another question or another page replaces it
 */
export function useQuestion(): (question: Question) => Promise<boolean> {
  const store = useAppStore();
  const asked = useRef<Question>(null);
  const isOpen = (question: Question | null) =>
    question !== null && selectQuestion(store.getState()) === question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the asking component unmounts.
  useEffect(
    () => () => {
      if (isOpen(asked.current)) store.dispatch(questionAnswered(false));
    },
    [],
  );

  return (question) => {
    asked.current = question;
    store.dispatch(questionAsked(question));
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (isOpen(question)) return;
        stop();
        resolve(selectIsConfirmed(store.getState()));
      });
    });
  };
}
