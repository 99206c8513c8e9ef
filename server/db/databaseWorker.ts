/*
 * The thread of the embedded database (databaseThread.ts), so that a long query blocks no other
 * request. Runs one statement at a time, in the order of the messages.
 */
import { statfsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type PGlite, types } from '@electric-sql/pglite';
import { clusterDirectory, openCluster, openClusterCopy } from './cluster.ts';
import type { StatementError, ThreadData, ThreadMessage, ThreadRequest } from './databaseThread.ts';

/**
 * Bytes. PGlite hangs when it can't create a log segment of 16 MB, so writes stop before that. A
 * checkpoint may need a second segment.
 */
const MIN_FREE_SPACE = 48 * 1024 * 1024;

/** Bytes. Deletions go on for longer, because they make room. */
const MIN_FREE_SPACE_FOR_DELETIONS = 32 * 1024 * 1024;

const DELETION = /^\s*(delete|vacuum)\b/i;

const READ = /^\s*(select|listen|begin|savepoint|rollback|commit|release|show)\b/i;

/** Drizzle parses dates itself: functions can't be sent to a thread. */
const asText = (value: string): string => value;
const ARRAY_TYPES = [1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAY_TYPES].map((type) => [
    type,
    asText,
  ]),
);

type PGliteError = Error & { query?: unknown; params?: unknown; queryOptions?: unknown };

const { dataDir, mayCreate } = workerData as ThreadData;
const port = parentPort;
if (!port) throw new Error('Not a worker thread');
const send = (message: ThreadMessage): void => port.postMessage(message);

/** Throws when the folder is gone: PostgreSQL would go on writing to its deleted files. */
function hasSpace(directory: string, needed: number): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= needed;
}

/** The disk had too little space to start on. What a copy in memory has can only be read. */
let isCopy = false;

/** Milliseconds between two looks for space to start again on. */
const SPACE_INTERVAL = 1_000;

/** What a transaction writes after it has deleted something belongs to the deletion: history, a trash. */
let transaction: { deletes: boolean } | null = null;

const diskFull = () =>
  Object.assign(new Error('Less than 48 MB of disk space is free'), {
    code: '53100',
    severity: 'ERROR',
  });

function requireSpace(text: string): void {
  if (/^\s*begin\b/i.test(text)) transaction = { deletes: false };
  if (/^\s*(commit|rollback)\s*$/i.test(text)) transaction = null;
  if (READ.test(text)) return;
  if (isCopy) throw diskFull();
  const deletes = DELETION.test(text) || transaction?.deletes === true;
  const needed = deletes ? MIN_FREE_SPACE_FOR_DELETIONS : MIN_FREE_SPACE;
  if (!hasSpace(clusterDirectory(dataDir), needed)) {
    throw diskFull();
  }
  if (transaction) transaction.deletes = deletes;
}

/** An error's fields, of which a message between threads would drop most. */
function toStatementError(error: unknown): StatementError {
  if (!(error instanceof Error)) return { message: String(error) };
  // PGlite adds the query, and functions can't be sent.
  const {
    query: _query,
    params: _params,
    queryOptions: _options,
    ...fields
  } = error as PGliteError;
  return { ...fields, message: error.message, stack: error.stack };
}

/** PostgreSQL's error after a file couldn't be opened for lack of descriptors, until the next start. */
const DUPLICATE_FILE = '58P02';

/** Whether PostgreSQL must be started again: it has stopped, or it can't go on with its files. */
const isFatal = ({ severity, code }: StatementError, error: unknown): boolean =>
  severity === 'PANIC' ||
  severity === 'FATAL' ||
  code === DUPLICATE_FILE ||
  (severity === undefined && !(error instanceof TypeError || error instanceof RangeError));

async function run(client: PGlite, { id, text, params, rowMode }: ThreadRequest): Promise<void> {
  try {
    requireSpace(text);
    const { rows, fields, affectedRows } = await client.query(text, params, { rowMode, parsers });
    send({ id, results: { rows, fields, affectedRows } });
  } catch (error) {
    const statementError = toStatementError(error);
    send({ id, error: statementError });
    // Started again, PostgreSQL recovers all that it has committed.
    if (isFatal(statementError, error)) process.exit(1);
  }
}

try {
  isCopy = !hasSpace(dataDir, MIN_FREE_SPACE_FOR_DELETIONS);
  const client = await (isCopy ? openClusterCopy(dataDir) : openCluster(dataDir, mayCreate));
  if (isCopy) {
    process.stderr.write(
      `The disk is full: less than 32 MB is free in ${dataDir}. Data can be read, but not changed. Free some space.\n`,
    );
    setInterval(() => {
      // Started again on the disk.
      if (!transaction && hasSpace(dataDir, MIN_FREE_SPACE)) process.exit(1);
    }, SPACE_INTERVAL).unref();
  }
  client.onNotification((channel, payload) => send({ channel, payload }));
  port.on('message', async (request: ThreadRequest | 'close') => {
    if (request !== 'close') return run(client, request);
    await client.close();
    port.close();
  });
  send('ready');
} catch (error) {
  const { name } = error as Error;
  send({ startError: { ...toStatementError(error), name } });
}
