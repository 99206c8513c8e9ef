import type { AuthClient } from '#domain/auth/auth.ts';
import { config } from './config.ts';
import { createFirebaseAuth } from './firebaseAuth.ts';

/** The identity provider of the web app. */
export const openAuth = (): AuthClient =>
  createFirebaseAuth({
    projectId: config.firebaseProjectId,
    apiKey: config.firebaseApiKey,
    origin: window.location.origin,
  });
