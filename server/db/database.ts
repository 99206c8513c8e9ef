import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, whichever it is; inside a transaction the callback gets one of these too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What hears the notifications of a channel. */
export interface ChannelListener {
  onNotification(payload: string): void;
  /** Notifications may have been missed: the connection was lost, and is there again. */
  onGap(): void;
}

export interface OpenDatabase {
  db: Database;
  /** Hears what `pg_notify` says on a channel, in whatever process, until the database is closed. */
  listen(channel: string, listener: ChannelListener): Promise<void>;
  /** Ends all connections. An embedded database is written out and shut down. */
  close(): Promise<void>;
}
