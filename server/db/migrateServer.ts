import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { rowsOf } from './expressions.ts';
import { isMigrated, migrateDatabase } from './migrateDatabase.ts';

/** An arbitrary key for the advisory lock. */
const LOCK = 7_305_814_692;

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Which program has the lock: "process 123 on PostgreSQL, from 10.0.0.2, connected since …". */
async function holderOf(tx: Database): Promise<string> {
  const holders = sql`
    select l.pid, a.client_addr as address, a.backend_start as since
    from pg_locks l left join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and (l.classid::bigint << 32) + l.objid::bigint = ${LOCK}`;
  type Holder = { pid: number; address: string | null; since: string | null };
  const [holder] = await rowsOf<Holder>(tx, holders);
  if (!holder) return 'another program';
  const from = holder.address === null ? '' : `, from ${holder.address}`;
  return `process ${holder.pid} on PostgreSQL${from}, connected since ${holder.since}`;
}

/** Waits for the lock, for as long as it takes. It ends with the transaction, also behind a pooler. */
async function lock(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const attempt = sql`select pg_try_advisory_xact_lock(${LOCK}::bigint) as "isLocked"`;
  const [attempted] = await rowsOf<{ isLocked: boolean }>(tx, attempt);
  if (attempted?.isLocked) return;
  const holder = await holderOf(tx);
  process.stderr.write(`Waiting for another migration of the database to end (${holder}).\n`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
}

/** Programs that start at the same time migrate one after the other. */
export async function migrateServer(connectionString: string): Promise<void> {
  const client = await connect(connectionString);
  // The migration has transactions of its own.
  const waiting = await connect(connectionString).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  try {
    const db = drizzle(client);
    if (await isMigrated(db)) return;
    await drizzle(waiting).transaction(async (tx) => {
      await lock(tx);
      await client.query('set statement_timeout = 0');
      await migrateDatabase(db, migrate);
    });
  } finally {
    await Promise.all([client.end(), waiting.end()]);
  }
}
