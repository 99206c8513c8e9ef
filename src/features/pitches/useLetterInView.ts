import { useEffect, useRef } from 'react';
import type { PitchDraft } from './pitchDraftSlice.ts';

interface LetterInView {
  draft: PitchDraft;
  /** Why there is no letter. */
  problem: string | null;
  /** What the sheet shows: the focus moves when that changes. */
  state: PitchDraft['status'] | 'missing' | 'editing';
}

/** Keeps the letter and the focus where the user needs them while it is written, shown and edited. */
export function useLetterInView({ draft: { status, text, pitch }, problem, state }: LetterInView) {
  const column = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const isWriting = status === 'writing';

  // On a phone the letter is far from the submit button, and from the past pitches.
  const shown = isWriting ? 'writing' : (problem ?? pitch?.id);
  const lastShown = useRef(shown);
  useEffect(() => {
    const isFinished = lastShown.current === 'writing' && shown === pitch?.id;
    if (column.current && !isWriting) column.current.scrollTop = 0;
    if (shown && shown !== lastShown.current && !isFinished) {
      const top = column.current?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) column.current?.scrollIntoView();
    }
    lastShown.current = shown;
  }, [shown, isWriting, pitch?.id]);

  // Follows the text while it's written.
  useEffect(() => {
    if (!isWriting || !text || !column.current || !sheet.current) return;
    column.current.scrollTop = sheet.current.offsetHeight - column.current.clientHeight;
  }, [isWriting, text]);

  // The buttons that write, stop and edit disappear when they are pressed.
  const lastState = useRef(state);
  useEffect(() => {
    const before = lastState.current;
    lastState.current = state;
    if (before === state || document.activeElement !== document.body) return;
    const editor = state === 'editing' && sheet.current?.querySelector('textarea');
    const successor = editor || (before === 'editing' && editButton.current) || sheet.current;
    successor?.focus({ preventScroll: true });
  }, [state]);

  return { column, sheet, editButton };
}
