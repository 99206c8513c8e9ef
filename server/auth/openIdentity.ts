import type { JWTVerifyGetKey } from 'jose';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { addDemoAccount, hasDemoAccount, isFirstStart } from './demoAccount.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embeddedIdentity.ts';
import { ensureUser } from './repository.ts';
import { createFirebaseVerifier, InvalidTokenError, type VerifyToken } from './tokenVerifier.ts';

export interface OpenIdentity {
  identity: EmbeddedIdentity | { verifyToken: VerifyToken };
  /** Whether the demo account can sign in. */
  hasDemo: boolean;
}

/**
 * Opens the configured identity provider: a Firebase project or the embedded one. Adds the demo
 * account on the first start with the embedded database, if only this machine can reach the server.
 */
export async function openIdentity(
  config: Config,
  db: Database,
  firebaseKeys?: JWTVerifyGetKey,
): Promise<OpenIdentity> {
  if (config.firebaseProjectId !== null) {
    const verifySignature = createFirebaseVerifier(config.firebaseProjectId, firebaseKeys);
    const verifyToken: VerifyToken = async (token) => {
      const user = await verifySignature(token);
      if (!(await ensureUser(db, user))) throw new InvalidTokenError('The account was deleted');
      return user;
    };
    return { identity: { verifyToken }, hasDemo: false };
  }
  const demoAllowed = isPrivateToThisMachine(config);
  // Before the signing key, which marks the first start as done: an interrupted start repeats both.
  if (demoAllowed && config.databaseUrl === null && (await isFirstStart(db))) {
    await addDemoAccount(db);
  }
  const identity = await createEmbeddedIdentity(db, {
    demoAllowed,
    passwordSignIn: config.passwordSignIn,
  });
  return { identity, hasDemo: demoAllowed && (await hasDemoAccount(db)) };
}
