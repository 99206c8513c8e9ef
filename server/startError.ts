/** Why a program of the server cannot go on, in words for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** How the program is meant to be called; the exit code is 2. */
export const usageError = (usage: string): StartError => new StartError(`Usage: ${usage}`, 2);
