import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { StartError } from '../config/startError.ts';
import { watchQueue } from '../metrics/metrics.ts';
import type { Database, OpenDatabase } from './database.ts';
import { reasonOf } from './errorCause.ts';
import { rowsOf } from './expressions.ts';
import { migrateServer } from './migrateServer.ts';
import { createNotificationListener, type NotificationListener } from './notificationListener.ts';
import { connectionSettings, SESSION_LIMITS } from './serverConnection.ts';

/** Milliseconds. */
const TIMEOUT = 3_000;

const POOLER = {
  alone:
    'DATABASE_URL names a pooler that shares connections between transactions. Keep it, and set DATABASE_DIRECT_URL to the PostgreSQL server itself, for migrations and live updates.',
  direct:
    "DATABASE_DIRECT_URL doesn't receive what is notified through DATABASE_URL, so live updates would be lost. It must name the PostgreSQL server itself, not a pooler, and the same database as DATABASE_URL.",
};

const poolerError = (hasDirectUrl: boolean): StartError =>
  new StartError(hasDirectUrl ? POOLER.direct : POOLER.alone);

/** Stops the start when only this server can't reach a Citus worker. A worker that is down is named in the log. */
async function checkWorkers(db: Database, { unreached }: NotificationListener): Promise<void> {
  for (const [name, reason] of unreached) {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(name) ?? [];
    const [worker] = await rowsOf<{ isUp: boolean }>(
      db,
      sql`select citus_check_connection_to_node(${host}, ${port}::integer) as "isUp"`,
    );
    if (worker?.isUp) {
      throw new StartError(
        `The Citus worker ${name} can't be reached from here (${reason}), so live updates of its users would be lost. Each server connects to each worker under its name in pg_dist_node, with the user, password and database of the coordinator.`,
      );
    }
    process.stderr.write(`The Citus worker ${name} is down: ${reason}. Its users have to wait.\n`);
  }
}

/**
 * Checks that a listener gets what another connection notifies. A pooler accepts LISTEN, and the
 * notifications then go nowhere. Throws a `StartError` that says which setting to change.
 */
async function checkNotifications(
  db: Database,
  listener: NotificationListener,
  hasDirectUrl: boolean,
): Promise<void> {
  const channel = `leadside_check_${randomUUID()}`;
  const received = Promise.withResolvers<true>();
  const onNotification = () => received.resolve(true);
  try {
    await listener.listen(channel, { onNotification, onReconnect: () => {} });
    await db.execute(sql`select pg_notify(${channel}, '')`);
    const timeout = sleep(TIMEOUT, false, { ref: false });
    if (!(await Promise.race([received.promise, timeout]))) throw poolerError(hasDirectUrl);
    await checkWorkers(db, listener);
  } finally {
    await listener.close();
  }
}

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
