import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import { selectInterruptedUser, selectUser } from '#features/auth/index.ts';
import { draftKept, draftTaken, selectDraft } from './draftsSlice.ts';

interface DraftOptions<Value> {
  /** What is typed now; asked for when the form goes. */
  read: () => Value;
  /** Puts into the form what was kept. */
  restore: (value: Value) => void;
  /** Nothing else has what is typed. */
  unsaved: boolean;
  /** Also when the user merely goes to another page. */
  always?: boolean | undefined;
}

/**
 * Keeps what is typed when the session ends without the user's asking: the form goes then, and has
 * it all again when it is next opened by the same user.
 *
 * @param name the form's, with the id of what it edits
 */
export function useDraft<Value>(name: string, options: DraftOptions<Value>): void {
  const store = useAppStore();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const userId = selectUser(store.getState())?.uid;
    if (userId === undefined) return;
    const draft = selectDraft(store.getState(), userId, name);
    if (draft) {
      const value = draft.value as Value;
      latest.current.restore(value);
      // Until the form has rendered it, this is what it holds.
      latest.current = { ...latest.current, read: () => value, unsaved: draft.unsaved };
      store.dispatch(draftTaken(name));
    }
    return () => {
      const interrupted = selectInterruptedUser(store.getState()) === userId;
      const elsewhere = selectUser(store.getState())?.uid === userId;
      const { always, read, unsaved } = latest.current;
      if (interrupted || (always && elsewhere)) {
        store.dispatch(draftKept({ userId, name, value: read(), unsaved }));
      }
    };
  }, [store, name]);
}
