import { selectUser, signOut } from '#features/auth/index.ts';
import { selectHasUnsaved, toastShown } from '#features/shell/index.ts';
import { DISCARD_QUESTION, useQuestion } from '#features/shell/useQuestion.ts';
import { useAppStore } from './hooks.ts';

/** Signs out, after a question if something isn't saved. Resolves to the user who has left, or `null`. */
export function useLogout(): () => Promise<string | null> {
  const { dispatch, getState } = useAppStore();
  const ask = useQuestion();
  return async () => {
    const userId = selectUser(getState())?.uid ?? null;
    if (selectHasUnsaved(getState()) && !(await ask(DISCARD_QUESTION))) return null;
    if (signOut.fulfilled.match(await dispatch(signOut()))) return userId;
    dispatch(toastShown({ tone: 'error', text: 'Signing out failed. Please try again.' }));
    return null;
  };
}
