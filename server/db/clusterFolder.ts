import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

/** A PostgreSQL folder without one of these has lost data. */
const REQUIRED = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/**
 * Whether a folder has a PostgreSQL database; `false` when it's empty or doesn't exist. Throws a
 * `StartError` for an incomplete one, which PGlite would replace with an empty database.
 */
export function hasCluster(directory: string): boolean {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;
  const missing = REQUIRED.find((path) => !existsSync(join(directory, path)));
  if (missing === undefined) return true;
  throw new StartError(
    `The database in ${directory} is incomplete: ${missing} is missing. Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.`,
  );
}
