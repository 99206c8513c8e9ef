import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartError } from '../config/startError.ts';
import type { Database } from './database.ts';
import { rowsOf } from './expressions.ts';
import type { NotificationListener } from './notificationListener.ts';

/** Milliseconds. */
const TIMEOUT = 3_000;

const POOLER = {
  alone:
    'DATABASE_URL names a pooler that shares connections between transactions. Keep it, and set DATABASE_DIRECT_URL to the PostgreSQL server itself, for migrations and live updates.',
  direct:
    "DATABASE_DIRECT_URL doesn't receive what is notified through DATABASE_URL, so live updates would be lost. It must name the PostgreSQL server itself, not a pooler, and the same database as DATABASE_URL.",
};

export const poolerError = (hasDirectUrl: boolean): StartError =>
  new StartError(hasDirectUrl ? POOLER.direct : POOLER.alone);

/** A worker that the coordinator reaches, but this server doesn't, is a mistake; one that nobody reaches is down. */
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
export async function checkNotifications(
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
