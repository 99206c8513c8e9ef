import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, rootCause } from './errorCause.ts';

/** Milliseconds that a program waits for a database that is starting. */
const PATIENCE = 30_000;
const DELAY = 500;

/** A server that is being started again, or a network that isn't there yet. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'];
/** SQLSTATE: connection exceptions, too many connections, and shutdown. */
const SERVER_CODES = /^(08|53300|57P)/;

/** What pg says without a code: a lost connection, or one that took too long. */
const CONNECTION_MESSAGE = /^(Connection terminated|timeout expired|timeout exceeded)/;

/** PgBouncer has one code for all of its errors, also for those that never end. */
const isPoolerRefusal = (message: string): boolean => message.startsWith('unsupported startup');

function mayPass(error: unknown): boolean {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return false;
  const { code = '', syscall } = cause as NodeJS.ErrnoException;
  // A Unix socket is gone while its server restarts.
  if (syscall === 'connect' && code === 'ENOENT') return true;
  if (syscall !== undefined) return NETWORK_CODES.includes(code);
  if (isPoolerRefusal(cause.message)) return false;
  return SERVER_CODES.test(code) || CONNECTION_MESSAGE.test(cause.message);
}

/**
 * Runs a step of the start again while the database can't be reached, for half a minute, and says so
 * once. Throws the error after that, and any other error at once.
 */
export async function waitForDatabase<T>(step: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const giveUpAt = performance.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await step();
    } catch (error) {
      if (!mayPass(error) || performance.now() > giveUpAt) throw error;
      if (isFirst) {
        const seconds = Math.round(patience / 1000);
        process.stderr.write(
          `Waiting up to ${seconds} seconds for the database: ${reasonOf(error)}.\n`,
        );
      }
      await sleep(DELAY);
    }
  }
}
