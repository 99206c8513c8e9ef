import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StartError } from '../config/startError.ts';

/** Flushes a file's contents or a directory's entries to disk. */
function fsyncPath(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  try {
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}

/** Flushes a directory and everything in it to disk. */
function fsyncDirectory(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(join(entry.parentPath, entry.name));
  }
  fsyncPath(directory);
}

/** The parts of Emscripten's NODEFS that its published types leave out. */
interface NodeFsInternals {
  stream_ops: { fsync?: (stream: { node: object; nfd?: number }) => number };
  realPath(node: object): string;
  /** Runs the operation and turns Node's error into an errno for the C side. */
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's NodeFS with a working fsync. The original ignores fsync, so a power cut can lose commits.
 * Also needs the start parameters in embeddedDatabase.ts.
 */
class DurableNodeFs extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const nodeFs = module.NODEFS as unknown as NodeFsInternals;
      nodeFs.stream_ops.fsync = ({ node, nfd }) =>
        nodeFs.tryFSOperation(() => {
          // Emscripten opens no descriptor for a directory.
          if (nfd === undefined) fsyncPath(nodeFs.realPath(node));
          else fsyncSync(nfd);
          return 0;
        });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

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

/** Where PGlite has its files, which it doesn't export. */
const PGDATA = '/pglite/data';

/** A copy of a folder in memory. */
class CopiedFs extends MemoryFS {
  readonly #directory: string;

  constructor(directory: string) {
    super();
    this.#directory = directory;
  }

  override async init(
    pg: PGlite,
    options: Parameters<MemoryFS['init']>[1],
  ): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push(({ FS }) => {
      FS.mkdirTree(PGDATA);
      const entries = readdirSync(this.#directory, { withFileTypes: true, recursive: true });
      const pathOf = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name);
      const target = (path: string) => `${PGDATA}${path.slice(this.#directory.length)}`;
      for (const entry of entries) if (entry.isDirectory()) FS.mkdirTree(target(pathOf(entry)));
      for (const entry of entries) {
        const path = pathOf(entry);
        if (entry.isFile()) FS.writeFile(target(path), readFileSync(path));
      }
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Throws a `StartError` if PostgreSQL can't open its files. */
const start = (directory: string, isCopy = false): Promise<PGlite> => {
  const fs = isCopy ? new CopiedFs(directory) : new DurableNodeFs(directory);
  return PGlite.create({ fs, startParams: DURABLE }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${directory} can't be opened: ${reason}. Restore the folder from a backup.`,
    );
  });
};

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
  return start(directory);
}

/** Opens a copy in memory of the PostgreSQL in a data folder, for reading: PostgreSQL itself writes when it starts. */
export async function openClusterCopy(dataDir: string): Promise<PGlite> {
  const directory = clusterDirectory(dataDir);
  if (hasCluster(directory)) return start(directory, true);
  throw new StartError(
    `The disk is full: less than 32 MB is free in ${dataDir}. Free some space, so that the database can be created.`,
  );
}
