/** Writes an error line to standard error, in the format of the server's log. */
export function logError(msg: string, error?: unknown): void {
  const err = error instanceof Error ? { message: error.message, stack: error.stack } : undefined;
  const line = { level: 50, time: Date.now(), pid: process.pid, msg, err };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
