/** An error that the person who started the program can fix. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Wrong arguments; the exit code is 2. */
export const usageError = (usage: string): StartError => new StartError(`Usage: ${usage}`, 2);
