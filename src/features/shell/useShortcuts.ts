import { useEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import { selectHasDialog } from './dialogSlice.ts';
import { isTyping } from './isTyping.ts';
import { selectHasShortcuts } from './shellSlice.ts';

/** `j`, or `mod+k` for Ctrl+K or Cmd+K. */
const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;

/**
 * Runs actions on keys, except while the user types or a dialog is open.
 * The user can turn off those without Ctrl or Cmd.
 *
 * @param actions by key, such as `j` or `mod+k`
 */
export function useShortcuts(actions: Record<string, () => void>): void {
  const store = useAppStore();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const name = nameOf(event);
      const action = latest.current[name];
      const state = store.getState();
      if (!action || event.defaultPrevented || event.altKey || event.repeat) return;
      if (!name.startsWith('mod+') && !selectHasShortcuts(state)) return;
      // Ctrl+K is no text.
      if (selectHasDialog(state) || (isTyping(event.target) && name !== 'mod+k')) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store]);
}
