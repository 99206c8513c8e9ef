import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, whichever it is; inside a transaction the callback gets one of these too. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Ends all connections. An embedded database is written out and shut down. */
  close(): Promise<void>;
}
