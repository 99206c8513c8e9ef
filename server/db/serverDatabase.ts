import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { createNotificationListener } from './notificationListener.ts';
import { connectionSettings, SESSION_LIMITS } from './serverConnection.ts';

type ConnectCallback = Parameters<Pool['connect']>[0];

/** An arbitrary key for the advisory lock. */
const MIGRATION_LOCK = 7_305_814_692;

/** A pool whose `connect` fails like a query, as in Drizzle's transactions. */
class ServerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): unknown {
    // The pool's own queries: Drizzle wraps their errors.
    if (callback) return super.connect(callback);
    return super.connect().catch((error: Error) => {
      throw new DrizzleQueryError('connect', [], error);
    });
  }
}

/**
 * Gives a connection that is lost while in use back to the pool, which replaces it. Drizzle doesn't
 * release it when it's lost before BEGIN, and later releases it a second time otherwise.
 */
function releaseWhenLost(pool: Pool): void {
  function release(this: PoolClient, error: Error): void {
    this.release(error);
    this.release = () => {};
  }
  // An 'error' event without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => client.on('error', release));
  pool.on('release', (_error, client) => client.off('error', release));
}

/** Servers that start at the same time migrate one after the other, for as long as it takes. */
async function migrateServer(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateDatabase(drizzle(client), migrate);
  } finally {
    // Releases the lock, even after a failed migration.
    await client.end();
  }
}

/**
 * Connects to a PostgreSQL server and migrates it. Throws if the server is unreachable.
 *
 * @param url of the server, or of a pooler in front of it that shares connections between transactions
 * @param directUrl of the server itself, if `url` is a pooler's: LISTEN and migrations need a session
 */
export async function openServerDatabase(
  url: string,
  directUrl: string | null = null,
): Promise<OpenDatabase> {
  await migrateServer(directUrl ?? url);
  const limits = directUrl === null ? SESSION_LIMITS : {};
  const pool = new ServerPool({ ...connectionSettings(url), ...limits });
  releaseWhenLost(pool);
  if (directUrl !== null) {
    // Migrations have not tried the pooler.
    const client = await pool.connect();
    client.release();
  }
  const listener = createNotificationListener(directUrl ?? url);
  return {
    db: drizzle(pool),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
