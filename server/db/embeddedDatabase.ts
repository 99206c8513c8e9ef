import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { startAutovacuum } from './autovacuum.ts';
import type { OpenDatabase } from './database.ts';
import { DurableNodeFs, fsyncDirectory } from './durableNodeFs.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

/** The default of 128 MB is allocated up front, and one user's leads don't need it. */
export const SMALL_MEMORY = ['-c', 'shared_buffers=8MB'];

/** Turns fsync on (-F means off). In PGlite's build `fdatasync` does nothing, but `fsync` works. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...SMALL_MEMORY,
];

/** Listens on the embedded database's only connection, which is never lost. */
export const listenEmbedded =
  (client: PGlite): OpenDatabase['listen'] =>
  async (channel, { onNotification }) => {
    await client.listen(channel, onNotification);
  };

/**
 * Opens the embedded PostgreSQL in the data folder and migrates it. Commits are durable. The caller
 * must hold the folder's lock (dataDirLock.ts): a second process would silently lose rows.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    fs: new DurableNodeFs(directory),
    startParams: DURABLE,
  });
  // PostgreSQL creates a new directory without fsync and later syncs only what it changes.
  if (isNew) fsyncDirectory(directory);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  const stopAutovacuum = startAutovacuum(client);
  return {
    db,
    listen: listenEmbedded(client),
    close() {
      stopAutovacuum();
      return client.close();
    },
  };
}
