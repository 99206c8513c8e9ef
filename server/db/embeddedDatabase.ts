import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { startAutovacuum } from './autovacuum.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedClient } from './embeddedClient.ts';
import { migrateDatabase } from './migrateDatabase.ts';

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
