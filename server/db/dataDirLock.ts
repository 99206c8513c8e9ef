import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/** Who works in the data folder; kept beside the lock, for the one who comes too late. */
interface Holder {
  what: string;
  pid: number;
  /** ISO 8601. */
  since: string;
}

export interface DataDirLock {
  release(): void;
}

/** SQLite's code for a lock that somebody else holds. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  error.errcode === SQLITE_BUSY;

/** Locks that are held. One that nothing refers to would be collected as garbage, and let go. */
const held = new Set<DatabaseSync>();

function holderOf(file: string): string {
  try {
    const { what, pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return `${what} (process ${pid}, since ${since})`;
  } catch {
    // Between taking the lock and saying so, its holder is unknown for a moment.
    return 'another process';
  }
}

/**
 * Takes the data folder, made if it is missing, for this process alone. Throws a `StartError` that
 * names the holder when it is taken.
 *
 * The lock is SQLite's exclusive one on an empty file: the kernel holds it for the process, and lets
 * go of it when the process ends, however it ends. A file with a process id in it would stay behind
 * a killed process, and sooner or later name an innocent one.
 */
export function lockDataDir(dataDir: string, what: string): DataDirLock {
  const holderFile = join(dataDir, 'lock.json');
  const lock = openLock(dataDir);
  try {
    // Nothing is ever written, so there is no journal to keep beside it.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `The data folder ${dataDir} is in use by ${holderOf(holderFile)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const holder: Holder = { what, pid: process.pid, since: new Date().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder));
  held.add(lock);
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
      held.delete(lock);
    },
  };
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, 'lock.db'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR names a folder that cannot be used: ${reason}.`);
  }
}
