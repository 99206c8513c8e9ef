import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { createEmbeddedIdentity } from '../auth/embeddedIdentity.ts';
import { issueIdToken } from '../auth/idTokens.ts';
import { hashPassword } from '../auth/password.ts';
import { addAccount } from '../auth/repository.ts';
import { startSession } from '../auth/sessions.ts';
import { ensureSigningKey } from '../auth/signingKey.ts';
import { type Config, loadConfig } from '../config/config.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openChangeFeed } from '../events/changeFeed.ts';
import { runRuleHere } from './runRuleHere.ts';
import { suiteDatabase } from './testDatabase.ts';
import { watchStatements } from './userQueries.ts';

export interface TestUser {
  uid: string;
  email: string;
  /** A valid ID token, for the authorization header. */
  token: string;
}

export interface TestServer {
  /** Call it with `app.inject`. */
  app: FastifyInstance;
  /** Adds an account with the password `TEST_PASSWORD` and signs it in. */
  createUser(email?: string, signedInAt?: Date): Promise<TestUser>;
  db: Database;
  /** The same as the app uses it, to spy on. Its statements are checked at the end. */
  appDb: Database;
  close(): Promise<void>;
}

export interface TestServerOptions {
  config?: Partial<Config>;
  /** The clock of the embedded identity. */
  now?: () => Date;
  /** The folder of a built web app; none by default. */
  webApp?: string;
  /** The database, closed with the server; the one that suites share by default. */
  database?: OpenDatabase;
  fetch?: AppDeps['fetch'];
  runInProcess?: AppDeps['runInProcess'];
  /** In this process by default: others take longer to start than a rule takes. */
  runRule?: AppDeps['runRule'];
  /** None by default. */
  logger?: AppDeps['logger'];
}

export const TEST_PASSWORD = 'correct horse';

/** The lowest scrypt cost: tests add dozens of accounts. */
const CHEAP = { N: 2, r: 1, p: 1 };

/** The real server on a test database. Create a user per test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await suiteDatabase());
  const { db, close } = database;
  const watched = watchStatements(db);
  const app = await buildApp({
    config: { ...loadConfig({}), requestLimit: 1_000_000, ...options.config },
    db: watched.db,
    changes: await openChangeFeed(database),
    identity: await createEmbeddedIdentity(watched.db, {
      demoAllowed: true,
      now: options.now,
      passwordSignIn: options.config?.passwordSignIn,
    }),
    webApp: options.webApp ?? join(import.meta.dirname, 'no web app'),
    secret: Buffer.alloc(32, 1),
    logger: options.logger ?? false,
    fetch: options.fetch,
    runInProcess: options.runInProcess,
    runRule: options.runRule ?? runRuleHere,
  });
  const key = await ensureSigningKey(db);
  const passwordHash = await hashPassword(TEST_PASSWORD, CHEAP);
  return {
    app,
    db,
    appDb: watched.db,
    async createUser(email = `user-${randomUUID()}@example.com`, signedInAt = new Date()) {
      const account = await addAccount(db, { email, passwordHash });
      if (!account) throw new Error(`${email} already has an account`);
      const issued = await startSession(db, account, signedInAt);
      if (!issued) throw new Error(`${email} was deleted`);
      const token = await issueIdToken(key, account, issued.session, signedInAt);
      return { uid: account.userId, email: account.email, token };
    },
    async close() {
      await app.close();
      await watched.check();
      await close();
    },
  };
}
