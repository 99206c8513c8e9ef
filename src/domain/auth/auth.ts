/* The signed-in user (product spec, section 3) and the interface of an identity provider. */

export interface SessionUser {
  uid: string;
  email: string;
  displayName: string | null;
}

/**
 * The name that the app, the side panel and the public site show: the profile's, or else the part of the
 * email address before the @, or 'User' (section 2, Navigation bar).
 *
 * @param profileName the first name of the profile, '' without one
 */
export const shownName = (user: Pick<SessionUser, 'email'> | null, profileName: string): string =>
  profileName || user?.email.split('@')[0] || 'User';

/** Why a sign-in failed, by the identity provider's codes (section 8, Login), or because of the browser. */
export type SignInErrorCode =
  | 'invalid-credential'
  | 'user-not-found'
  | 'wrong-password'
  | 'invalid-email'
  | 'too-many-requests'
  | 'invalid-custom-token'
  | 'operation-not-allowed'
  | 'site-data-blocked'
  | 'unknown';

/** Thrown by `AuthClient.signIn`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, options?: ErrorOptions) {
    super(`Sign-in failed: ${code}`, options);
    this.code = code;
  }
}

/** The identity provider of the web app and the side panel. */
export interface AuthClient {
  /**
   * Calls the listener with the user, or `null`, as soon as it is known and after every change.
   * `hasSignedOut`: the user signed out, here or in another tab; the session didn't just end.
   * Returns the function that unsubscribes.
   */
  onUserChanged(listener: (user: SessionUser | null, hasSignedOut?: boolean) => void): () => void;
  /** Signs in for the browser session. Throws `SignInError`. */
  signIn(email: string, password: string): Promise<void>;
  /** Signs in with a code of a passkey or a sign-in provider, which works once. Throws `SignInError`. */
  signInWithCode(code: string): Promise<void>;
  /** Signs out in all tabs. `isExpired`: not because the user wanted to. */
  signOut(options?: { isExpired?: boolean }): Promise<void>;
  /** A valid bearer token, or `null` when signed out. Throws when the provider can't be reached. */
  getToken(): Promise<string | null>;
}
