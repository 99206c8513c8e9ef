import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import { applyChanges, type Changes, changedFields } from '#domain/changedFields.ts';
import { selectOwnerId, selectUser } from '#features/auth/index.ts';
import { draftChanged, draftDropped, draftKept, selectDraft } from './draftsSlice.ts';

interface DraftOptions<Value> {
  /** Returns what is typed now; called when the form unmounts. */
  read: () => Value;
  /** Puts a kept value back into the form. */
  restore: (value: Value) => void;
  /** What is typed exists nowhere else: ask before it is discarded. */
  unsaved: boolean;
  /** Keep it, too, while the user is on another page. */
  survivesNavigation?: boolean | undefined;
}

/**
 * Keeps what is typed when the session expires: the form unmounts then, and gets it back when the
 * same user opens it again.
 *
 * @param name identifies the form, with the id of what it edits
 */
export function useDraft<Value>(name: string, options: DraftOptions<Value>): void {
  const store = useAppStore();
  const { unsaved } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const ownerId = selectOwnerId(store.getState());
    const draft = selectDraft(store.getState(), name);
    if (draft && 'value' in draft) {
      const value = draft.value as Value;
      latest.current.restore(value);
      // The form holds it only after the next render.
      latest.current = { ...latest.current, read: () => value, unsaved: draft.unsaved };
    }
    return () => {
      const { read, unsaved, survivesNavigation } = latest.current;
      const isSameUser = selectOwnerId(store.getState()) === ownerId;
      const hasExpired = selectUser(store.getState()) === null;
      store.dispatch(
        isSameUser && (hasExpired || survivesNavigation)
          ? draftKept({ name, value: read(), unsaved })
          : draftDropped(name),
      );
    };
  }, [store, name]);

  useEffect(() => {
    store.dispatch(draftChanged({ name, unsaved }));
  }, [store, name, unsaved]);
}

/**
 * The draft options of a Formik form. Only changed fields are kept, so that the other ones show what
 * the server has by then.
 */
export const formDraft = <Values extends object>({
  initialValues,
  values,
  dirty,
  setValues,
}: FormikContextType<Values>): DraftOptions<Changes<Values>> => ({
  read: () => changedFields(initialValues, values),
  restore: (changes) => {
    setValues(applyChanges(initialValues, changes));
  },
  unsaved: dirty,
});
