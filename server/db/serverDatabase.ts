import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { listenOnServer } from './listenOnServer.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

/** Any number that nothing else on the database locks. */
const MIGRATION_LOCK = 7_305_814_692;

/**
 * Connects to a PostgreSQL server, and brings its tables up to date: servers that start at the same
 * moment wait for the first one to finish. Throws when the server is out of reach.
 */
export async function openServerDatabase(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced at the next query, which tells if there is none to be
  // had; but an error that nobody listens to would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      // Closing the connection gives the lock back, whatever state a failed migration left it in.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { listen, stopListening } = listenOnServer(connectionString);
  return {
    db: drizzle(pool),
    listen,
    async close() {
      await stopListening();
      await pool.end();
    },
  };
}
