import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../config/startError.ts';
import { DurableNodeFs, fsyncDirectory, fsyncPath } from './durableNodeFs.ts';

/** The default of 128 MB is allocated up front, and one user's leads don't need it. */
export const SMALL_MEMORY = ['-c', 'shared_buffers=8MB'];

/** Turns fsync on (-F means off). In PGlite's build `fdatasync` does nothing, but `fsync` works. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The server reserves this many descriptors (maxConnections.ts).
  '-c',
  'max_files_per_process=200',
  // Sorting a page of 1,000 leads must not need the disk, which may be full.
  '-c',
  'work_mem=64MB',
  ...SMALL_MEMORY,
];

/** A PostgreSQL folder without one of these has lost data. */
const REQUIRED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/** Throws a `StartError` for an incomplete database, which PGlite would replace with an empty one. */
function hasCluster(directory: string): boolean {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;
  const missing = REQUIRED.find((path) => !existsSync(join(directory, path)));
  if (missing === undefined) return true;
  throw new StartError(
    `The database in ${directory} is incomplete: ${missing} is missing. Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.`,
  );
}

const start = (directory: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFs(directory), startParams: DURABLE });

/**
 * Creates an empty database. It gets its name once it's complete and on disk, so that a start that
 * was interrupted isn't taken for a damaged database.
 */
async function createCluster(dataDir: string, directory: string): Promise<void> {
  const partial = `${directory}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const client = await start(partial);
  await client.close();
  // PostgreSQL creates a new directory without fsync and later syncs only what it changes.
  fsyncDirectory(partial);
  // Only ever an empty folder.
  if (existsSync(directory)) rmdirSync(directory);
  renameSync(partial, directory);
  fsyncPath(dataDir);
}

/** Where PostgreSQL's files are in a data folder. */
export const clusterDirectory = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Opens the PostgreSQL in a data folder. Creates it if there is none and `mayCreate` is set. Commits are
 * durable. Throws a `StartError` if it's damaged or gone.
 */
export async function openCluster(dataDir: string, mayCreate: boolean): Promise<PGlite> {
  const directory = clusterDirectory(dataDir);
  if (!hasCluster(directory)) {
    if (!mayCreate) throw new StartError(`The database in ${directory} is gone. Put it back.`);
    await createCluster(dataDir, directory);
  }
  return start(directory).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${directory} can't be opened: ${reason}. Restore the folder from a backup.`,
    );
  });
}
