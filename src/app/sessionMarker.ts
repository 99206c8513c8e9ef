import { SignInError } from '#domain/auth/auth.ts';
import { canStore } from '#ui/browserSetting.ts';

const COOKIE = 'leadside-session=1';

/** Whether a user has signed in since the browser was opened. It may be false for a stored user. */
export const hasSessionMarker = (): boolean => document.cookie.split('; ').includes(COOKIE);

/**
 * Remembers that a user is signed in, until the browser closes: a cookie without an age ends with it,
 * and all tabs share it. Throws a `SignInError` if the browser blocks it or the storage of the session, since
 * the next page would be signed out.
 */
export function setSessionMarker(isSignedIn: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isSignedIn ? '' : '; Max-Age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the first render waits for this.
  document.cookie = `${COOKIE}; Path=/; SameSite=Lax${secure}${age}`;
  if (isSignedIn && !(hasSessionMarker() && canStore())) throw new SignInError('site-data-blocked');
}
