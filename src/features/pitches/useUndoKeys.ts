import { useEffect } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { undo } from './letterSteps.ts';

/** Ctrl or Cmd Z takes back a step, also after the button that made it is gone. Other fields have their own. */
export function useUndoKeys(leadId: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !'zy'.includes(key)) return;
      const field = (event.target as HTMLElement).closest('input, textarea, [role=dialog]');
      const isSteps = field?.matches('[type=checkbox], [data-steps]') ?? true;
      if (event.defaultPrevented || !isSteps) return;
      // Without a step, the last change of leads may be undone.
      const isDone = dispatch(undo(leadId, key === 'y' || event.shiftKey));
      if (isDone || field) event.preventDefault();
    }
    // Before the shortcut that undoes changes of leads.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [dispatch, leadId]);
}
