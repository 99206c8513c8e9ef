import { types } from 'node:util';
import { StartError } from './config/startError.ts';

/**
 * The error of the system or of the database that caused this one: files, sockets and processes have a
 * `syscall`, and PostgreSQL's errors a `severity`. Their messages have no users' data, unlike that of a
 * failed query.
 */
function outsideCause(error: unknown): Error | null {
  if (!types.isNativeError(error)) return null;
  return 'syscall' in error || 'severity' in error ? error : outsideCause(error.cause);
}

/**
 * Runs a program. A StartError is printed as one line on standard error and sets the exit code; so is
 * an error of the system or the database, such as a full disk. Any other error is a bug and keeps its
 * stack.
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const cause = error instanceof StartError ? null : outsideCause(error);
    const startError = cause ? new StartError(`Leadside had to stop: ${cause.message}.`) : error;
    if (!(startError instanceof StartError)) throw error;
    process.stderr.write(`${startError.message}\n`);
    process.exitCode = startError.exitCode;
  }
}
