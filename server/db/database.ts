import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface ChannelListener {
  onNotification(payload: string): void;
  /** The connection was lost and restored, so notifications may be missing. */
  onGap(): void;
}

export interface OpenDatabase {
  db: Database;
  /** Listens to `pg_notify` on a channel, from any process, until the database is closed. */
  listen(channel: string, listener: ChannelListener): Promise<void>;
  /** Closes all connections. Shuts down an embedded database. */
  close(): Promise<void>;
}
