import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedClient } from './embeddedClient.ts';
import { logError } from './logError.ts';
import { migrateDatabase } from './migrateDatabase.ts';

const FIRST_DELAY = 30_000;
const INTERVAL = 10 * 60_000;

/**
 * PGlite is a single process without PostgreSQL's autovacuum, so this frees dead rows and updates
 * the planner's statistics. Without them, listing 50 of 10,000 leads takes five times as long.
 * Returns a function that stops it.
 */
export function startAutovacuum(client: { query(text: string): Promise<unknown> }): () => void {
  // With a full disk, for example. The next one makes up for it.
  const vacuum = () =>
    client.query('vacuum (analyze)').catch((error: unknown) => logError('vacuum failed', error));
  const first = setTimeout(vacuum, FIRST_DELAY).unref();
  const repeated = setInterval(vacuum, INTERVAL).unref();
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
  };
}

/**
 * Opens the embedded PostgreSQL in the data folder and migrates it. The caller must hold the
 * folder's lock (dataDirLock.ts): a second process would silently lose rows. Throws a `StartError`
 * for a database that is damaged or of a newer version.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const client = await openEmbeddedClient(dataDir);
  // Drizzle uses only what the client has of PGlite's interface.
  const db = drizzle({ client: client as unknown as PGlite });
  try {
    await migrateDatabase(db, migrate);
  } catch (error) {
    await client.close();
    throw error;
  }
  const stopAutovacuum = startAutovacuum(client);
  return {
    db,
    listen: client.listen,
    close() {
      stopAutovacuum();
      return client.close();
    },
  };
}
