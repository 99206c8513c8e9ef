import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { createNotificationListener } from './notificationListener.ts';

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

/**
 * Connects to a PostgreSQL server and migrates it. Servers that start at the same time migrate one
 * after the other. Throws if the server is unreachable.
 */
export async function openServerDatabase(connectionString: string): Promise<OpenDatabase> {
  const pool = new ServerPool({
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  releaseWhenLost(pool);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateDatabase(drizzle(client), migrate);
    } finally {
      // Closing the connection releases the lock, even after a failed migration.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createNotificationListener(connectionString);
  return {
    db: drizzle(pool),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
