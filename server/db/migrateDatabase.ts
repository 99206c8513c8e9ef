import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../config/startError.ts';
import type { Database } from './database.ts';
import { rowsOf } from './expressions.ts';

/** The folder with the SQL migrations and Drizzle's journal. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** Where Drizzle keeps the applied migrations, by the time they were written. */
const APPLIED = 'drizzle.__drizzle_migrations';

/** This version's migrations in their order, by the time they were written. */
const migrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  );

/** The latest migration of this version, by the time it was written. */
export const latestMigration = (): number => Math.max(...migrations());

/** The first migration of this version. Earlier ones were squashed into it. */
const baseline = (): number => Math.min(...migrations());

async function lastApplied(db: Database): Promise<number> {
  const isThere = sql`select to_regclass(${APPLIED}) is not null as exists`;
  const [table] = await rowsOf<{ exists: boolean }>(db, isThere);
  if (!table?.exists) return 0;
  const newest = sql`select max(created_at) as last from ${sql.raw(APPLIED)}`;
  const [migration] = await rowsOf<{ last: string | number | null }>(db, newest);
  return Number(migration?.last ?? 0);
}

/** Whether the database has all migrations of this version, and no newer ones. */
export const isMigrated = async (db: Database): Promise<boolean> =>
  (await lastApplied(db)) === latestMigration();

/**
 * Applies the missing migrations. Throws a `StartError` for a database from before the baseline,
 * and for one with a migration that this version doesn't know: this version could misread the data or
 * lose what the newer one added.
 */
export async function migrateDatabase<Db extends Database>(
  db: Db,
  migrate: (db: Db, config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const [last, latest] = [await lastApplied(db), latestMigration()];
  if (last > latest) {
    throw new StartError(
      'A newer version of Leadside has used this database. Install that version, or use another database.',
    );
  }
  if (last > 0 && last < baseline()) {
    throw new StartError(
      "A version of Leadside before 0.2.0 has used this database, which this version can't read. Use another database.",
    );
  }
  // Drizzle would write, which a full disk doesn't allow.
  if (last < latest) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
}
