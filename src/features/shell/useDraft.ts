import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore } from '#app/hooks.ts';
import { applyChanges, type Changes, changedFields } from '#domain/changedFields.ts';
import { selectOwnerId, selectUser } from '#features/auth/index.ts';
import { draftChanged, draftDropped, draftKept, selectDraft } from './draftsSlice.ts';

interface DraftOptions<Value> {
  /** Returns the current input; called when the form unmounts. */
  read: () => Value;
  /** Restores a draft in the form. */
  restore: (value: Value) => void;
  /** The form has unsaved input: ask before discarding it. */
  unsaved: boolean;
  /** Also keep the draft while the user is on another page. */
  survivesNavigation?: boolean | undefined;
}

/**
 * Stores a form's input as a draft when the session expires and the form unmounts. When the same user
 * opens the form again, the draft is restored.
 *
 * @param name identifies the form, with the id of the entity that it edits
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
      // The form has it only after the next render.
      latest.current = { ...latest.current, read: () => value, unsaved: draft.unsaved };
    }
    return () => {
      const { read, unsaved, survivesNavigation } = latest.current;
      const isSameUser = selectOwnerId(store.getState()) === ownerId;
      const hasExpired = selectUser(store.getState()) === null;
      const isDiscarded = selectDraft(store.getState(), name) === undefined;
      store.dispatch(
        isSameUser && !isDiscarded && (hasExpired || survivesNavigation)
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
 * The draft options of a Formik form. Only changed fields are stored, so the other ones show the
 * server's latest values.
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
