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
  // The question closes with the component that asks it.
  useEffect(
    () => () => {
      const isOpen = asked.current && selectQuestion(store.getState()) === asked.current;
      if (isOpen) store.dispatch(questionAnswered(false));
    },
    [store],
  );

  return (question) => {
    asked.current = question;
    store.dispatch(questionAsked(question));
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (selectQuestion(store.getState()) === question) return;
        stop();
        resolve(selectIsConfirmed(store.getState()));
      });
    });
  };
}
