import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex, type Results } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm';
import type { ChannelListener } from './database.ts';
import { type DatabaseThread, startDatabaseThread, type ThreadRequest } from './databaseThread.ts';
import { logError } from './logError.ts';

/** Milliseconds. */
const RESTART_DELAY = 500;
const MAX_STATEMENT_TIME = 60_000;

type Query = (
  text: string,
  params?: unknown[],
  options?: Partial<Pick<ThreadRequest, 'rowMode'>>,
) => Promise<Results<never>>;

/** The part of PGlite's interface that Drizzle uses, on a database in another thread. */
export interface EmbeddedClient {
  query: Query;
  transaction<T>(work: (client: { query: Query }) => Promise<T>): Promise<T>;
  listen(channel: string, listener: ChannelListener): Promise<void>;
  close(): Promise<void>;
}

const queryOn =
  (thread: DatabaseThread): Query =>
  (text, params = [], { rowMode = 'object' } = {}) =>
    thread.query(text, params, rowMode);

/**
 * Opens the embedded database in a thread of its own and starts that thread again when it fails or
 * hangs. Meanwhile, and in a transaction that was interrupted, statements are rejected.
 */
export async function openEmbeddedClient(
  dataDir: string,
  maxStatementTime = MAX_STATEMENT_TIME,
): Promise<EmbeddedClient> {
  const listeners = new Map<string, ChannelListener>();
  // Statements of a transaction must not mix with others: there's one connection.
  const mutex = new Mutex();
  let isClosing = false;
  let thread = await start(true);

  function start(mayCreate: boolean): Promise<DatabaseThread> {
    return startDatabaseThread({ dataDir, mayCreate }, (channel, payload) =>
      listeners.get(channel)?.onNotification(payload),
    );
  }

  const listenTo = (channel: string) => queryOn(thread)(`listen "${channel}"`);

  async function restart(): Promise<void> {
    let reason = '';
    while (!isClosing) {
      try {
        // If the folder is gone, a new, empty database would look like lost data.
        thread = await start(false);
        if (isClosing) {
          await thread.close();
          return;
        }
        await Promise.all([...listeners.keys()].map(listenTo));
        logError('The embedded database is running again');
        for (const listener of listeners.values()) listener.onReconnect();
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== reason) logError(`The embedded database can't be started: ${message}`);
        reason = message;
        await sleep(RESTART_DELAY, undefined, { ref: false });
      }
    }
  }

  async function keepRunning(): Promise<void> {
    while (!isClosing) {
      await thread.ended;
      if (isClosing) return;
      logError('The embedded database has stopped and is being restarted');
      await restart();
    }
  }
  const supervision = keepRunning();

  async function endHangingThreads(): Promise<void> {
    while (!isClosing) {
      await sleep(maxStatementTime / 12, undefined, { ref: false });
      if (thread.busyFor() < maxStatementTime) continue;
      logError(`A statement has not ended within ${maxStatementTime / 1000} seconds`);
      await thread.terminate();
    }
  }
  void endHangingThreads();

  return {
    query: (...statement) => mutex.runExclusive(() => queryOn(thread)(...statement)),
    transaction: (work) =>
      mutex.runExclusive(async () => {
        const query = queryOn(thread);
        // Drizzle wraps the errors of the statements in between.
        const control = (text: string) =>
          query(text).catch((error: Error) => {
            throw new DrizzleQueryError(text, [], error);
          });
        await control('begin');
        try {
          const result = await work({ query });
          await control('commit');
          return result;
        } catch (error) {
          // Without its thread, a transaction is rolled back already.
          await query('rollback').catch(() => {});
          throw error;
        }
      }),
    async listen(channel, listener) {
      listeners.set(channel, listener);
      await mutex.runExclusive(() => listenTo(channel));
    },
    close: () =>
      mutex.runExclusive(async () => {
        isClosing = true;
        await thread.close();
        await supervision;
      }),
  };
}
