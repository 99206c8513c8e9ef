import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { HealthResponse } from '#domain/contract/health.ts';
import type { Database } from './database.ts';
import { rootCause } from './errorCause.ts';
import { rowsOf } from './expressions.ts';
import { signInAttempts } from './schema.ts';

export interface DatabaseState {
  database: HealthResponse['database'];
  /** Why it can't be read or written. */
  error?: unknown;
}

/** SQLSTATE. */
const DISK_FULL = '53100';

/** With a table, because PostgreSQL responds without its files, too: one that isn't distributed, so that a lost node isn't everyone's. */
const READ = sql`select current_setting('transaction_read_only') as "readOnly", (select 1 from sign_in_attempts limit 1)`;

async function rejectAfter(timeout: number): Promise<never> {
  await sleep(timeout, undefined, { ref: false });
  throw new Error(`No response within ${timeout / 1000} seconds`);
}

/** Writes a row that needs room on the disk, and takes it back. */
const tryToWrite = (db: Database): Promise<void> =>
  db
    .transaction(async (tx) => {
      const subjectHash = `health ${randomBytes(900).toString('hex')}`;
      await tx.insert(signInAttempts).values({ subjectHash, failures: 0, retryAt: new Date() });
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });

async function check(db: Database): Promise<DatabaseState> {
  const [setting] = await rowsOf<{ readOnly: string }>(db, READ);
  if (setting?.readOnly === 'on') return { database: 'read-only' };
  await tryToWrite(db);
  return { database: 'reachable' };
}

/** Whether the database can be read and written, within some milliseconds. */
export async function databaseState(db: Database, timeout: number): Promise<DatabaseState> {
  try {
    return await Promise.race([check(db), rejectAfter(timeout)]);
  } catch (error) {
    const { code } = Object(rootCause(error)) as { code?: string };
    return { database: code === DISK_FULL ? 'full' : 'unreachable', error };
  }
}
