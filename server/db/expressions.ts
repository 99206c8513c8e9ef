import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** ISO 8601 in UTC with milliseconds, as in the contract. Not in RETURNING: there, Citus refuses `to_char`. */
export const isoTimestamp = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same, formatted here instead of in the database. */
export const timestampText = (column: SQLWrapper): SQL<string> =>
  sql<string>`${column}`.mapWith((timestamp: string) => new Date(timestamp).toISOString());

/** The rows of a statement that isn't made of the schema's tables. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}

/** A list of ids of any length, as one parameter. */
export const idsIn = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
