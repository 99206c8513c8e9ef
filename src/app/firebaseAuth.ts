import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { endSession } from '#api/endSession.ts';
import type { AuthClient } from '#domain/auth/auth.ts';
import { createAuthClient } from './authClient.ts';
import { hasSessionMarker, setSessionMarker } from './sessionMarker.ts';

interface FirebaseSettings {
  /** Empty: the server at `origin` is the identity provider. */
  projectId: string;
  apiKey: string;
  /** The origin of this page. */
  origin: string;
}

/**
 * Identity through the Firebase web SDK, with a Firebase project or our own server, which speaks the
 * same protocol. All tabs share the session, which lasts as long as the browser's.
 */
export function createFirebaseAuth({ projectId, apiKey, origin }: FirebaseSettings): AuthClient {
  // The SDK requires a key even where none is checked.
  const app = initializeApp({ projectId, apiKey: apiKey || 'leadside' });
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (!projectId) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createAuthClient(auth, {
    signIn: signInWithEmailAndPassword,
    marker: { has: hasSessionMarker, set: setSessionMarker },
    // The SDK has no call that ends a Firebase project's session.
    endSession: projectId ? undefined : (refreshToken) => endSession(origin, refreshToken),
  });
}
