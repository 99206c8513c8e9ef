import { http } from 'msw/http';
import { identityError } from '../identityError.ts';

/** The account is locked after too many failed sign-ins. */
export const signInLockedScenario = () => [
  http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword', () =>
    identityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.',
    ),
  ),
];
