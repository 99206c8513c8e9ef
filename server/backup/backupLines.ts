import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/expressions.ts';
import { latestMigration } from '../db/migrateDatabase.ts';
import { backupTables } from './backupTables.ts';

/** The first line of a backup. */
export interface BackupHeader {
  format: 'leadside-backup';
  /** The migration that the database had; see `latestMigration`. */
  migration: number;
}

/** The last line: a backup without it was cut off. */
export interface BackupEnd {
  /** In all tables together. */
  rows: number;
}

/** All rows of a database as lines of JSON: a header, each table's name and its rows, and an end. */
async function* backupLines(tx: Database): AsyncGenerator<string> {
  const header: BackupHeader = { format: 'leadside-backup', migration: latestMigration() };
  yield `${JSON.stringify(header)}\n`;
  const end: BackupEnd = { rows: 0 };
  for (const { name, batch } of backupTables()) {
    yield `${JSON.stringify({ table: name })}\n`;
    const table = sql.identifier(name);
    // PostgreSQL writes the JSON, so that no value is rounded on its way through JavaScript.
    await tx.execute(sql`
      declare backup_rows cursor for select to_jsonb(${table})::text as line from ${table}`);
    for (;;) {
      const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${batch} from backup_rows`));
      if (rows.length === 0) break;
      for (const { line } of rows) yield `${line}\n`;
      end.rows += rows.length;
    }
    await tx.execute(sql`close backup_rows`);
  }
  yield `${JSON.stringify(end)}\n`;
}

/** Passes on the lines of a backup, from one point in time, even while servers write to the database. */
export const writeBackup = (
  db: Database,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> =>
  db.transaction((tx) => write(backupLines(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
