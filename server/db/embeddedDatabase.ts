import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { startAutovacuum } from './autovacuum.ts';
import type { ChannelListener, OpenDatabase } from './database.ts';
import { DurableNodeFs } from './durableNodeFs.ts';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';
import { syncTree } from './syncTree.ts';

/** Postgres's default of 128 MB is allocated and touched at once; one user's leads need no such cache. */
export const SMALL_MEMORY = ['-c', 'shared_buffers=8MB'];

/** In PGlite's build `fdatasync` does nothing and `fsync` works: `-F` (no fsync) goes, the method is named. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...SMALL_MEMORY,
];

/** Hears a channel of the embedded database, whose one connection is never lost. */
export const listenEmbedded =
  (client: PGlite) =>
  async (channel: string, { onNotification }: ChannelListener): Promise<void> => {
    await client.listen(channel, onNotification);
  };

/**
 * Opens Postgres on a directory of this machine, and brings its tables up to date. What is
 * committed is on the disk. The caller holds the data folder's lock (dataDirLock.ts): two processes
 * on one directory would lose each other's rows without a word.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    fs: new DurableNodeFs(directory),
    startParams: DURABLE,
  });
  // Postgres creates a new directory without fsync, and syncs later only what it changes.
  if (isNew) syncTree(directory);
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
