import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import type { AuthClient } from '#domain/auth/auth.ts';
import { createAuthClient } from './authClient.ts';
import { hasSessionMarker, setSessionMarker } from './sessionMarker.ts';

/** Identity of a Firebase project, through its web SDK. The SDK has no call that ends a session. */
export function createFirebaseAuth(project: { projectId: string; apiKey: string }): AuthClient {
  const auth = initializeAuth(initializeApp(project), { persistence: browserLocalPersistence });
  return createAuthClient(auth, {
    signIn: (email, password) => signInWithEmailAndPassword(auth, email, password),
    marker: { has: hasSessionMarker, set: setSessionMarker },
  });
}
