import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { AuthClient } from '#domain/auth.ts';
import { createAuthClient } from './authClient.ts';

interface FirebaseSettings {
  /** Empty: the server at `origin` is the identity provider. */
  projectId: string;
  apiKey: string;
  /** The origin of this page. */
  origin: string;
}

/**
 * Identity through the Firebase web SDK, with a Firebase project or our own server, which speaks the
 * same protocol. A session lasts as long as the browser's (product spec, section 4).
 */
export function createFirebaseAuth({ projectId, apiKey, origin }: FirebaseSettings): AuthClient {
  // The SDK requires a key even where none is checked.
  const app = initializeApp({ projectId, apiKey: apiKey || 'leadside' });
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  if (!projectId) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createAuthClient(auth, signInWithEmailAndPassword);
}
