import { use, useEffect, useState } from 'react';
import { readSignInMethods } from '#api/identityRequests.ts';
import type { SignInMethods } from '#domain/contract/auth.ts';
import { ServerOriginContext } from '#features/shell/serverOrigin.ts';

/** How people can sign in besides a password; `null` until it's known, and with a Firebase project. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const server = use(ServerOriginContext);
  useEffect(() => {
    // Prerendered: there's no window before.
    readSignInMethods(server || window.location.origin).then(setMethods, () => {
      // The form with the password is there, and says when the server can't be reached.
    });
  }, [server]);
  return methods;
}

/** Why a sign-in at the provider failed, by the part of the address after `#problem=`. */
export function providerProblem(problem: string, name = 'the sign-in provider'): string {
  switch (problem) {
    case 'unreachable':
      return `We can't reach ${name}. Please try again later, or sign in another way.`;
    case 'canceled':
      return `You canceled the sign-in at ${name}.`;
    case 'expired':
      return 'This sign-in took too long, or was opened in another browser. Please try again.';
    case 'clock':
      return `The clock of this server and that of ${name} differ. Ask the administrator of this server to set it.`;
    case 'not-allowed':
      return `Your account at ${name} has no access here. Ask the administrator of this server.`;
    case 'no-email':
      return `${name} didn't share a confirmed email address. Confirm it there, then try again.`;
    default:
      return `The answer of ${name} couldn't be checked. Please try again in a minute.`;
  }
}

/** What a sign-in leaves in the address after the number sign. */
export interface SignInResult {
  /** Starts a session. */
  code?: string;
  problem?: string;
}

export const readSignInResult = (hash: string): SignInResult =>
  Object.fromEntries(new URLSearchParams(hash.slice(1)));

/** In this tab's storage while the user is at the provider. */
const STARTED = 'leadside.signInStarted';

/** The user leaves for the provider in this tab. */
export const startSignIn = () => sessionStorage.setItem(STARTED, 'true');

/** Takes what a sign-in left in the address out of it. A link from elsewhere can't sign in to another account. */
export function takeFromAddress(): SignInResult {
  const { hash, pathname, search } = window.location;
  const left = readSignInResult(hash);
  if (!('code' in left || 'problem' in left)) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  const isStarted = sessionStorage.getItem(STARTED) !== null;
  sessionStorage.removeItem(STARTED);
  return isStarted ? left : {};
}
