import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import type { FilledForm } from './filledForm.ts';
import { filledRestored, selectForm } from './formSlice.ts';

const keyOf = (userId: string) => `filled/${userId}`;

/** Removes what was filled. */
export const clearFilled = (userId: string): Promise<void> =>
  chrome.storage.local.remove(keyOf(userId));

/** Keeps what the user filled when the panel closes, and shares it with panels of other windows. */
export function useFilledForms(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid;
  const { filled, isRestored } = useAppSelector(selectForm);

  useEffect(() => {
    if (userId === undefined) return;
    const key = keyOf(userId);
    const restore = (stored: unknown) =>
      dispatch(filledRestored((stored as FilledForm[] | undefined) ?? []));
    void chrome.storage.local
      .get<Record<string, FilledForm[]>>(key)
      .then((stored) => restore(stored[key]));
    const onChanged = (changes: Record<string, chrome.storage.StorageChange>) => {
      if (changes[key]) restore(changes[key].newValue);
    };
    chrome.storage.local.onChanged.addListener(onChanged);
    return () => chrome.storage.local.onChanged.removeListener(onChanged);
  }, [dispatch, userId]);

  useEffect(() => {
    if (userId === undefined || !isRestored) return;
    void chrome.storage.local.set({ [keyOf(userId)]: filled });
  }, [userId, filled, isRestored]);
}
