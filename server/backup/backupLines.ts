import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { latestMigration } from '../db/migrateDatabase.ts';
import { backupTables } from './backupTables.ts';

/** The first line of a backup. */
export interface BackupHeader {
  format: 'leadside-backup';
  /** The migration that the database had; see `latestMigration`. */
  migration: number;
}

/**
 * All rows of a database as lines of JSON, from one point in time, even while servers write to it: a header,
 * then each table's name and its rows.
 */
export async function writeBackup(
  db: Database,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const header: BackupHeader = { format: 'leadside-backup', migration: latestMigration() };
  await write(JSON.stringify(header));
  await db.transaction(
    async (tx) => {
      for (const { name, batch } of backupTables()) {
        await write(JSON.stringify({ table: name }));
        const table = sql.identifier(name);
        // PostgreSQL writes the JSON, so that no value is rounded on its way through JavaScript.
        await tx.execute(sql`
          declare backup_rows cursor for select to_jsonb(${table})::text as line from ${table}`);
        for (;;) {
          const { rows } = (await tx.execute(
            sql.raw(`fetch ${batch} from backup_rows`),
          )) as unknown as { rows: { line: string }[] };
          if (rows.length === 0) break;
          for (const { line } of rows) await write(line);
        }
        await tx.execute(sql`close backup_rows`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
