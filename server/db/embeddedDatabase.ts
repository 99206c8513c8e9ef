import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../startError.ts';
import { startAutovacuum } from './autovacuum.ts';
import { hasCluster } from './clusterFolder.ts';
import type { OpenDatabase } from './database.ts';
import { DurableNodeFs, fsyncDirectory, fsyncPath } from './durableNodeFs.ts';
import { migrateDatabase } from './migrateDatabase.ts';

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

const openCluster = (directory: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFs(directory), startParams: DURABLE });

/**
 * Creates an empty database. It gets its name once it's complete and on disk, so that a start that
 * was interrupted isn't taken for a damaged database.
 */
async function createCluster(dataDir: string, directory: string): Promise<void> {
  const partial = `${directory}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const client = await openCluster(partial);
  await client.close();
  // PostgreSQL creates a new directory without fsync and later syncs only what it changes.
  fsyncDirectory(partial);
  // Only ever an empty folder.
  if (existsSync(directory)) rmdirSync(directory);
  renameSync(partial, directory);
  fsyncPath(dataDir);
}

/**
 * Opens the embedded PostgreSQL in the data folder and migrates it. Commits are durable. The caller
 * must hold the folder's lock (dataDirLock.ts): a second process would silently lose rows. Throws a
 * `StartError` for a database that is damaged or of a newer version.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  if (!hasCluster(directory)) await createCluster(dataDir, directory);
  const client = await openCluster(directory).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${directory} can't be opened: ${reason}. Restore the folder from a backup.`,
    );
  });
  const db = drizzle(client);
  try {
    await migrateDatabase(db, migrate);
  } catch (error) {
    await client.close();
    throw error;
  }
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
