import { StartError } from './startError.ts';

/**
 * Runs a program: what a person can mend is told in one line on standard error and in the exit
 * code. Any other error is a defect, and keeps its stack.
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
