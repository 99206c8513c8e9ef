import { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { StartError } from '../config/startError.ts';

const WORKER = new URL('./databaseWorker.ts', import.meta.url);

/** The data that the thread starts with. */
export interface ThreadData {
  dataDir: string;
  /** Whether it may create the database if there is none. */
  mayCreate: boolean;
}

export interface ThreadRequest {
  id: number;
  text: string;
  params: unknown[];
  rowMode: 'array' | 'object';
}

/** A PostgreSQL error has a severity and a code. */
export interface StatementError {
  message: string;
  stack?: string;
  name?: string;
  code?: string;
  severity?: string;
}

export type ThreadMessage =
  | 'ready'
  | { startError: StatementError }
  | { id: number; results: Results<unknown> }
  | { id: number; error: StatementError }
  | { channel: string; payload: string };

/** One life of the database's thread. */
export interface DatabaseThread {
  /** Runs one statement. Rejects when the thread ends first. */
  query(
    text: string,
    params: unknown[],
    rowMode: ThreadRequest['rowMode'],
  ): Promise<Results<never>>;
  /** How long the current statement has been running, in milliseconds; 0 when there is none. */
  busyFor(): number;
  /** Resolves when the thread has ended, for any reason. */
  ended: Promise<unknown>;
  /** Shuts the database down and ends the thread. */
  close(): Promise<unknown>;
  /** Ends the thread at once, even in the middle of a statement. */
  terminate(): Promise<unknown>;
}

const toError = (fields: StatementError): Error => Object.assign(new Error(), fields);

const startErrorOf = (fields: StatementError): Error =>
  fields.name === 'StartError' ? new StartError(fields.message) : toError(fields);

/** Starts the database in a thread. Throws a `StartError` if it's damaged. */
export async function startDatabaseThread(
  workerData: ThreadData,
  onNotification: (channel: string, payload: string) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(WORKER, { workerData });
  const pending = new Map<number, PromiseWithResolvers<Results<never>>>();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isEnded = false;
  let lastId = 0;
  /** When the current statement was started. */
  let startedAt = 0;

  const end = (error: Error) => {
    isEnded = true;
    ready.reject(error);
    for (const statement of pending.values()) statement.reject(error);
    pending.clear();
    ended.resolve();
  };

  worker.on('message', (message: ThreadMessage) => {
    if (message === 'ready') ready.resolve();
    else if ('startError' in message) ready.reject(startErrorOf(message.startError));
    else if ('channel' in message) onNotification(message.channel, message.payload);
    else {
      const statement = pending.get(message.id);
      pending.delete(message.id);
      startedAt = performance.now();
      if ('error' in message) statement?.reject(toError(message.error));
      else statement?.resolve(message.results as Results<never>);
    }
  });
  worker.once('error', end);
  worker.once('exit', () => end(new Error("The database's thread has ended")));
  await ready.promise;

  return {
    ended: ended.promise,
    query(text, params, rowMode) {
      if (isEnded) return Promise.reject(new Error("The database's thread has ended"));
      lastId += 1;
      const statement = Promise.withResolvers<Results<never>>();
      if (pending.size === 0) startedAt = performance.now();
      pending.set(lastId, statement);
      worker.postMessage({ id: lastId, text, params, rowMode } satisfies ThreadRequest);
      return statement.promise;
    },
    busyFor: () => (pending.size === 0 ? 0 : performance.now() - startedAt),
    close() {
      worker.postMessage('close');
      return ended.promise;
    },
    terminate: () => worker.terminate(),
  };
}
