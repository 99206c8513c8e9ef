import { types } from 'node:util';
import { StartError } from './startError.ts';

/** Node's errors about files, sockets and processes: the message says what failed, and where. */
function systemErrorIn(error: unknown): Error | null {
  if (!types.isNativeError(error)) return null;
  return 'syscall' in error ? error : systemErrorIn(error.cause);
}

/**
 * Runs a program. A StartError is printed as one line on standard error and sets the exit code; so is
 * an error of the system, such as a folder that can't be written. Any other error is a bug and keeps
 * its stack.
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const systemError = systemErrorIn(error);
    const startError =
      systemError && !(error instanceof StartError)
        ? new StartError(`Leadside could not start: ${systemError.message}.`)
        : error;
    if (!(startError instanceof StartError)) throw error;
    process.stderr.write(`${startError.message}\n`);
    process.exitCode = startError.exitCode;
  }
}
