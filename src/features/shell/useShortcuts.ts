import { useEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import { selectHasDialog } from './dialogSlice.ts';
import { isTyping } from './isTyping.ts';
import { selectHasShortcuts } from './shellSlice.ts';

/** The longest pause between two letters of a word, in milliseconds. */
const WORD_PAUSE = 500;

/** They have keys of their own, such as the first letters of a menu's items. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Keys that no one types: a setting turns off the others, which a speech program may press. */
const isCommand = (name: string): boolean => name.startsWith('mod+') || name === 'Escape';

/** `j`, or `mod+k` for Ctrl+K or Cmd+K. */
const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;

/**
 * Runs actions on keys, except while the user types or a dialog is open. Single keys don't run in an
 * overlay either, or in a word that goes on after its field has closed. The user can turn them off.
 *
 * @param actions by key, such as `j` or `mod+k`
 */
export function useShortcuts(actions: Record<string, () => void>): void {
  const store = useAppStore();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY;
    const isFree = ({ target, timeStamp }: KeyboardEvent): boolean =>
      selectHasShortcuts(store.getState()) &&
      timeStamp - typedAt > WORD_PAUSE &&
      !(target instanceof Element && target.closest(OVERLAYS));

    function handleKey(event: KeyboardEvent) {
      const name = nameOf(event);
      const action = latest.current[name];
      if (!action || event.defaultPrevented || event.altKey || event.repeat) return;
      if (!isCommand(name) && !isFree(event)) return;
      // Ctrl+K is no text.
      if (selectHasDialog(store.getState()) || (isTyping(event.target) && name !== 'mod+k')) return;
      event.preventDefault();
      action();
    }
    /** After the handlers of all shortcuts, which prevent the default. */
    function noteTyping({ key, target, defaultPrevented, timeStamp }: KeyboardEvent) {
      if (isTyping(target) || (key.length === 1 && !defaultPrevented)) typedAt = timeStamp;
    }
    document.addEventListener('keydown', handleKey);
    window.addEventListener('keydown', noteTyping);
    return () => {
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('keydown', noteTyping);
    };
  }, [store]);
}
