import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { failed } from './failed.ts';
import { toastShown } from './toastsSlice.ts';

interface ConnectionFormOptions<Draft, Update, Tested, Result> {
  /** Shows until the user changes something, also what other windows save. */
  saved: Draft;
  update: (changes: Update) => PromiseLike<{ error?: unknown }>;
  test: (connection: Tested) => unknown;
  /** The mutation's state. */
  testing: { isLoading: boolean; data?: Result; error?: unknown; reset: () => void };
  /** Such as 'saving AI settings'. */
  failure: string;
}

/** The form of a connection to another server: its draft, its test, and how it's saved. */
export function useConnectionForm<Draft, Update, Tested, Result>({
  saved,
  update,
  test,
  testing,
  failure,
}: ConnectionFormOptions<Draft, Update, Tested, Result>) {
  const dispatch = useAppDispatch();
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? saved;
  return {
    draft,
    isEdited: edited !== null,
    change(changes: Partial<Draft>) {
      testing.reset();
      setEdited({ ...draft, ...changes });
    },
    /** @param connection `null` until there is enough to test */
    testOf: (connection: Tested | null) => ({
      run: () => connection && void test(connection),
      isReady: connection !== null,
      isRunning: testing.isLoading,
      isDone: testing.data !== undefined || testing.error !== undefined,
      result: testing.data,
      error: testing.error,
    }),
    /** Resolves to whether it was saved. */
    async save(changes: Update, done: string): Promise<boolean> {
      const { error } = await update(changes);
      if (!error) setEdited(null);
      dispatch(error ? failed(error, failure) : toastShown({ tone: 'success', text: done }));
      return !error;
    },
  };
}
