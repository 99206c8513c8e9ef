import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth/web-extension';
import { endSession } from '#api/identityRequests.ts';
import { createAuthClient } from '#app/authClient.ts';
import { config } from '#app/config.ts';
import type { AuthClient } from '#domain/auth/auth.ts';

/**
 * Whether a user has signed in to this server since the browser was opened, in
 * `chrome.storage.session`, which ends with the browser. Each server has its own.
 *
 * @param origin the server
 */
export function sessionMarker(origin: string) {
  const key = `sessionMarker/${origin}`;
  const { session } = chrome.storage;
  return {
    has: async (): Promise<boolean> => key in (await session.get(key)),
    set: (isSignedIn: boolean): Promise<void> =>
      isSignedIn ? session.set({ [key]: true }) : session.remove(key),
  };
}

/**
 * Identity for the side panel. The session lasts as long as the browser's (product spec, section 4):
 * Firebase stores it in IndexedDB, so that closing the panel doesn't end it, and a marker that ends
 * with the browser tells whether it is still valid.
 *
 * @param origin the server
 */
export function createExtensionAuth(origin: string): AuthClient {
  const { firebaseProjectId: projectId, firebaseApiKey } = config;
  // The SDK requires a key even where none is checked. The name keeps servers' sessions apart.
  const app = initializeApp({ projectId, apiKey: firebaseApiKey || 'leadside' }, origin);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (!projectId) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createAuthClient(auth, {
    signIn: (email, password) => signInWithEmailAndPassword(auth, email, password),
    signInWithCode: projectId ? undefined : (code) => signInWithCustomToken(auth, code),
    marker: sessionMarker(origin),
    endSession: projectId ? undefined : (refreshToken) => endSession(origin, refreshToken),
  });
}
