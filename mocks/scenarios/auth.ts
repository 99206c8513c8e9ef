import { http } from 'msw/http';
import { errorResponse } from '../errorResponse.ts';
import { identityError } from '../identityError.ts';

/** Signing in has to wait after too many failed attempts. */
export const signInLockedScenario = () => [
  http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword', () =>
    identityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Please try again later.',
      429,
    ),
  ),
];

/** Changing the password fails. */
export const changePasswordFailsScenario = (status: number, error: string) => [
  http.put('*/api/auth/password', () => errorResponse(status, error)),
];
