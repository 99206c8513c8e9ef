import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartError } from '../config/startError.ts';
import type { Database, OpenDatabase } from './database.ts';

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

/**
 * Checks that a listener gets what another connection notifies. A pooler accepts LISTEN, and the
 * notifications then go nowhere. Throws a `StartError` that says which setting to change.
 */
export async function checkNotifications(
  db: Database,
  listener: Pick<OpenDatabase, 'listen' | 'close'>,
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
  } finally {
    await listener.close();
  }
}
