import { endSession } from '#api/identityRequests.ts';
import type { AuthClient } from '#domain/auth/auth.ts';
import { createAuthClient } from './authClient.ts';
import { config } from './config.ts';
import { createEmbeddedProvider } from './embeddedProvider.ts';
import { createLazyAuth } from './lazyAuth.ts';
import { hasSessionMarker, setSessionMarker } from './sessionMarker.ts';

/**
 * The identity provider of the web app: a Firebase project, whose SDK only loads then, or else our own
 * server. All tabs share the session, which lasts as long as the browser's.
 */
export function openAuth(): AuthClient {
  const { origin } = window.location;
  const { firebaseProjectId: projectId, firebaseApiKey: apiKey } = config;
  if (!projectId) {
    const { provider, signIn, signInWithCode } = createEmbeddedProvider(origin);
    return createAuthClient(provider, {
      signIn,
      signInWithCode,
      marker: { has: hasSessionMarker, set: setSessionMarker },
      endSession: (refreshToken) => endSession(origin, refreshToken),
    });
  }
  const auth = createLazyAuth(async () => {
    const { createFirebaseAuth } = await import('./firebaseAuth.ts');
    return createFirebaseAuth({ projectId, apiKey });
  }, true);
  auth.open().catch(() => {
    // No one is signed in then, and signing in tries again.
  });
  return auth;
}
