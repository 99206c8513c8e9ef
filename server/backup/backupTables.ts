import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

export interface BackupTable {
  name: string;
  /** The columns whose numbers the database gives out. */
  identityColumns: string[];
  /** Rows read or written at once. A row with a file can have 20 MB as text. */
  batch: number;
}

/** All tables of the schema. A table comes after those that it refers to. */
export function backupTables(): BackupTable[] {
  const ordered = new Map<PgTable, BackupTable>();
  const add = (table: PgTable): void => {
    if (ordered.has(table)) return;
    const { name, columns, foreignKeys } = getTableConfig(table);
    for (const key of foreignKeys) add(key.reference().foreignTable);
    const identityColumns = columns.filter((column) => column.generatedIdentity);
    ordered.set(table, {
      name,
      identityColumns: identityColumns.map((column) => column.name),
      batch: columns.some((column) => column.getSQLType() === 'bytea') ? 1 : 500,
    });
  };
  for (const table of Object.values(schema)) if (is(table, PgTable)) add(table);
  return [...ordered.values()];
}
