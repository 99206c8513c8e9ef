/** Who is signed in (product spec, section 3), and what the app asks of an identity provider. */

export interface SessionUser {
  uid: string;
  email: string;
  displayName: string | null;
}

/** The part of the e-mail address before the @, or 'User' (section 2, Navigation bar). */
export const shortName = (user: Pick<SessionUser, 'email'> | null): string =>
  user?.email.split('@')[0] || 'User';

/** Why a sign-in was refused, by the identity provider's own codes (section 8, Login). */
export type SignInErrorCode =
  | 'invalid-credential'
  | 'user-not-found'
  | 'wrong-password'
  | 'invalid-email'
  | 'too-many-requests'
  | 'unknown';

/** Thrown by `AuthClient.signIn`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, options?: ErrorOptions) {
    super(`Sign-in refused: ${code}`, options);
    this.code = code;
  }
}

/** An identity provider as the web app and the side panel use it. */
export interface AuthClient {
  /**
   * Calls the listener with the user as soon as it is known (`null`: nobody), and again at every
   * change. Returns the function that ends it.
   */
  onUserChanged(listener: (user: SessionUser | null) => void): () => void;
  /** Signs in for the browser session. Throws `SignInError`. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** A fresh bearer token, or `null` when nobody is signed in. Throws when the provider is out of reach. */
  getToken(): Promise<string | null>;
}
