import { isApiError } from '#api/apiError.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { signInAgain } from '#features/auth/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';

/**
 * The server adds a way to sign in only soon after a sign-in.
 *
 * @returns asks the user to sign in again if that is what the error says. Whether it is.
 */
export function useNewWayIn(): (error: unknown) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  return async (error) => {
    if (!isApiError(error) || error.status !== 403) return false;
    const isConfirmed = await ask({
      title: 'Sign in again first',
      text: 'A new way to sign in needs a sign-in of the last ten minutes. You come back to this page.',
      confirmLabel: 'Sign in again',
    });
    if (isConfirmed) await dispatch(signInAgain());
    return true;
  };
}
