import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';
import { createNotificationListener } from './notificationListener.ts';

/** An arbitrary key for the advisory lock. */
const MIGRATION_LOCK = 7_305_814_692;

/**
 * Connects to a PostgreSQL server and migrates it. Servers that start at the same time migrate one
 * after the other. Throws if the server is unreachable.
 */
export async function openServerDatabase(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 5_000 });
  // An unhandled 'error' event of an idle connection would end the process. The pool replaces the
  // connection on the next query.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
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
