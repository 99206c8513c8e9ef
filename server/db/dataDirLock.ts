import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/startError.ts';
import { clusterDirectory } from './cluster.ts';

export interface DataDirLock {
  release(): void;
}

/** Another process has the data folder. */
export class FolderInUseError extends StartError {}

/** SQLite's error code for a lock that another connection holds. */
const SQLITE_BUSY = 5;

/** Keeps the held locks referenced: garbage collection would release them. */
const heldLocks = new Set<DatabaseSync>();

function readHolder(file: string): string {
  try {
    const { owner, pid, since } = JSON.parse(readFileSync(file, 'utf8'));
    return `${owner} (process ${pid}, since ${since})`;
  } catch {
    // The holder has the lock but hasn't written the file yet.
    return 'another process';
  }
}

const unusable = (reason: string): StartError =>
  new StartError(`DATA_DIR names a folder that cannot be used: ${reason}.`);

/** Throws when a PostgreSQL server has its files there: two programs would damage them. */
function requireNoServer(dataDir: string): void {
  const pidFile = join(clusterDirectory(dataDir), 'postmaster.pid');
  const isOfServer =
    existsSync(join(dataDir, 'PG_VERSION')) ||
    // The embedded database is no process and writes a negative number.
    (existsSync(pidFile) && Number.parseInt(readFileSync(pidFile, 'utf8'), 10) > 0);
  if (isOfServer) {
    throw unusable(
      'it has the files of a PostgreSQL server. Set DATABASE_URL to use that server, or DATA_DIR to another folder',
    );
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return new DatabaseSync(file);
  } catch (error) {
    throw unusable(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Locks the data folder for this process and creates it if needed. Throws a `StartError` that names
 * the holder if the folder is locked. `owner` describes this process: "the server on port 3000".
 *
 * The lock is SQLite's exclusive lock on an empty file. The kernel releases it when the process
 * ends, even after SIGKILL; a file with a process id would go stale.
 */
export function lockDataDir(dataDir: string, owner: string): DataDirLock {
  requireNoServer(dataDir);
  const holderFile = join(dataDir, 'lock.json');
  const lockFile = join(dataDir, 'lock.db');
  const lock = openLockFile(lockFile);
  try {
    // Nothing is ever written, so the journal file isn't needed.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== SQLITE_BUSY) throw unusable(`${lockFile}: ${message}`);
    throw new FolderInUseError(
      `The data folder ${dataDir} is in use by ${readHolder(holderFile)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const since = new Date().toISOString();
  try {
    writeFileSync(holderFile, JSON.stringify({ owner, pid: process.pid, since }));
  } catch (error) {
    // Who has the lock is only for messages, and data can be read with a full disk.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  heldLocks.add(lock);
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
      heldLocks.delete(lock);
    },
  };
}
