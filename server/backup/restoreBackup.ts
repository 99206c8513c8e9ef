import { sql } from 'drizzle-orm';
import { StartError } from '../config/startError.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/expressions.ts';
import { latestMigration } from '../db/migrateDatabase.ts';
import { STORED_ROWS } from '../db/storedRows.ts';
import type { BackupEnd, BackupHeader } from './backupLines.ts';
import { type BackupTable, backupTables } from './backupTables.ts';

/** The error for a file that isn't a whole backup. */
export const cutOff = () => new StartError('The file is not a backup, or it is cut off.');

function parseLine<Line>(line: string, error = cutOff): Partial<Line> {
  try {
    return JSON.parse(line) as Partial<Line>;
  } catch {
    throw error();
  }
}

function checkHeader(line: string): void {
  const header = parseLine<BackupHeader>(line);
  if (header.format !== 'leadside-backup') throw cutOff();
  if (header.migration !== latestMigration()) {
    throw new StartError(
      'The backup is from another version of Leadside. Restore it with that version, and upgrade afterwards.',
    );
  }
}

async function requireEmpty(db: Database, tables: BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new StartError(
        'The database is not empty. Restore into a new DATA_DIR or an empty PostgreSQL database.',
      );
    }
  }
}

/** Triggers would count and announce what the backup has counted already. */
const setTriggers = (db: Database, { name }: BackupTable, state: 'enable' | 'disable') =>
  db.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);

/** PostgreSQL's errors for rows that don't fit: of data, constraints and types. */
const INVALID_ROW = /^(22|23|42804)/;

/** Throws a `StartError` that names the table, without the row, which is personal data. */
async function insert(db: Database, { name }: BackupTable, lines: string[]): Promise<void> {
  const damaged = () =>
    new StartError(`The backup is damaged: a row of ${name} isn't valid. Nothing was restored.`);
  const schema = STORED_ROWS[name];
  const rows = lines.map((line) => {
    if (!schema) return line;
    const { data } = schema.safeParse(parseLine(line, damaged));
    if (!data) throw damaged();
    return JSON.stringify(data);
  });
  const table = sql.identifier(name);
  try {
    await db.execute(sql`
      insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::jsonb)`);
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    throw INVALID_ROW.test(code) ? damaged() : error;
  }
}

/** Continues the numbers of new rows after those of the restored ones. */
async function continueNumbers(db: Database, table: BackupTable): Promise<void> {
  for (const column of table.identityColumns) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table.name}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table.name)} having count(*) > 0`);
  }
}

/**
 * Restores a backup's lines into an empty database, all or nothing. Throws a `StartError` when the
 * database has data, or the backup is from another version or incomplete. Returns the number of rows.
 */
export async function restoreBackup(db: Database, lines: AsyncIterable<string>): Promise<number> {
  const tables = backupTables();
  return db.transaction(async (tx) => {
    await requireEmpty(tx, tables);
    for (const table of tables) await setTriggers(tx, table, 'disable');
    let restored = 0;
    let table: BackupTable | undefined;
    let isHeader = true;
    let end: Partial<BackupEnd> = {};
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      if (!table) throw cutOff();
      await insert(tx, table, batch);
      restored += batch.length;
      batch = [];
    };
    for await (const line of lines) {
      if (isHeader) {
        checkHeader(line);
        isHeader = false;
      } else if (line.startsWith('{"table":')) {
        await flush();
        const { table: name } = parseLine<{ table: string }>(line);
        table = tables.find((known) => known.name === name);
        if (!table) throw new StartError(`The backup has an unknown table: ${name}.`);
      } else if (line.startsWith('{"rows":')) {
        await flush();
        end = parseLine<BackupEnd>(line);
      } else {
        batch.push(line);
        if (batch.length === table?.batch) await flush();
      }
    }
    await flush();
    if (end.rows !== restored) throw cutOff();
    for (const restoredTable of tables) {
      await continueNumbers(tx, restoredTable);
      await setTriggers(tx, restoredTable, 'enable');
    }
    return restored;
  });
}
