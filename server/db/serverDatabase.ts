import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { watchQueue } from '../metrics/metrics.ts';
import { checkNotifications, poolerError } from './checkNotifications.ts';
import type { OpenDatabase } from './database.ts';
import { reasonOf } from './errorCause.ts';
import { migrateServer } from './migrateServer.ts';
import { createNotificationListener } from './notificationListener.ts';
import { connectionSettings, SESSION_LIMITS } from './serverConnection.ts';

type ConnectCallback = Parameters<Pool['connect']>[0];

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
  const hasDirectUrl = directUrl !== null;
  const pool = new ServerPool({ ...connectionSettings(url), ...(!hasDirectUrl && SESSION_LIMITS) });
  releaseWhenLost(pool);
  const newListener = () => createNotificationListener(directUrl ?? url);
  const db = drizzle(pool);
  try {
    await checkNotifications(db, newListener(), hasDirectUrl);
  } catch (error) {
    await pool.end();
    // PgBouncer rejects the limits that a connection to PostgreSQL itself can set.
    const isPooler = reasonOf(error).startsWith('unsupported startup parameter');
    throw isPooler ? poolerError(hasDirectUrl) : error;
  }
  watchQueue('database', {
    get running() {
      return pool.totalCount - pool.idleCount;
    },
    get waiting() {
      return pool.waitingCount;
    },
  });
  const listener = newListener();
  return {
    db,
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
