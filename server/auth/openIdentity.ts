import { type Config, isPrivateToThisMachine } from '../config.ts';
import type { Database } from '../db/database.ts';
import { addDemoAccount, hasDemoAccount, isFirstStart } from './demoAccount.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embeddedIdentity.ts';
import { createFirebaseVerifier, type VerifyToken } from './tokenVerifier.ts';

export interface OpenIdentity {
  identity: EmbeddedIdentity | { verifyToken: VerifyToken };
  /** Whether the demo account can sign in. */
  hasDemo: boolean;
}

/**
 * The identity that the settings name: a Firebase project, or the embedded one. On a first start
 * with the embedded database, on a server that is private to this machine, a demo account is made.
 */
export async function openIdentity(config: Config, db: Database): Promise<OpenIdentity> {
  if (config.firebaseProjectId !== null) {
    const verifyToken = createFirebaseVerifier(config.firebaseProjectId);
    return { identity: { verifyToken }, hasDemo: false };
  }
  const demoAllowed = isPrivateToThisMachine(config);
  // Made before the signing key, which marks the first start as done: a start that breaks off
  // between the two makes both again.
  if (demoAllowed && config.databaseUrl === null && (await isFirstStart(db))) {
    await addDemoAccount(db);
  }
  const identity = await createEmbeddedIdentity(db, { demoAllowed });
  return { identity, hasDemo: demoAllowed && (await hasDemoAccount(db)) };
}
