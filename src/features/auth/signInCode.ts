import type { SignInErrorCode } from '#domain/auth/auth.ts';

/** The login form's error messages (product spec, section 8, Login). */
export const SIGN_IN_MESSAGES: Record<SignInErrorCode, string> = {
  'invalid-credential': 'Incorrect email or password. Please try again.',
  'user-not-found': 'No account found with this email address.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Please enter a valid email address.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'invalid-custom-token': 'This sign-in has expired or was used already. Please try again.',
  'operation-not-allowed': "This server doesn't use passwords. Please sign in another way.",
  'site-data-blocked':
    "Your browser blocks this site's cookies and data, which keep you signed in. Allow them with the icon beside the address, or in the browser's privacy settings, then sign in again.",
  unknown: 'An error occurred during login. Please try again.',
};

/** Why a sign-in at the provider failed. */
export function providerProblem(
  { problem, configured, said }: SignInResult,
  name = 'the sign-in provider',
): string {
  switch (problem) {
    case 'issuer':
      return `This server's settings have another address (${configured}) than ${name} gives for itself (${said}). Ask the administrator of this server.`;
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
      return `There was no confirmed email address from ${name}. If you can't confirm it there, ask the administrator of this server, whose log says what came.`;
    default:
      return `The answer of ${name} couldn't be checked. Please try again in a minute.`;
  }
}

/** What a sign-in leaves in the address after the number sign. */
export interface SignInResult {
  /** Starts a session. */
  code?: string;
  problem?: string;
  /** With the problem `issuer`: the provider's address in the settings, and the one that it says it has. */
  configured?: string;
  said?: string;
}

export const readSignInResult = (hash: string): SignInResult =>
  Object.fromEntries(new URLSearchParams(hash.slice(1)));

/** In this tab's storage while the user is at the provider. */
const STARTED = 'leadside.signInStarted';

/** The user leaves for the provider in this tab. */
export const startSignIn = () => sessionStorage.setItem(STARTED, 'true');

/**
 * Takes what a sign-in left in the address out of it.
 *
 * @returns whether the sign-in began in this tab; a link from elsewhere could sign in to another account
 */
export function takeFromAddress(): SignInResult & { isOwn: boolean } {
  const { hash, pathname, search } = window.location;
  const left = readSignInResult(hash);
  if (!('code' in left || 'problem' in left)) return { isOwn: false };
  window.history.replaceState(window.history.state, '', pathname + search);
  const isOwn = sessionStorage.getItem(STARTED) !== null;
  sessionStorage.removeItem(STARTED);
  return { ...left, isOwn };
}
