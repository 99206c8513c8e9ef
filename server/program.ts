import { StartError } from './startError.ts';

/**
 * Runs a program. A StartError is printed as one line on standard error and sets the exit code. Any
 * other error is a bug and keeps its stack.
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
