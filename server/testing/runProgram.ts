import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const SERVER = join(import.meta.dirname, '..');

export interface RunningProgram {
  child: ChildProcess;
  /** Resolves at its end: the exit code, or the signal that ended it, and all its output. */
  ended: Promise<{ code: number | NodeJS.Signals; stdout: string; stderr: string }>;
}

/** Starts a program of the server in its own process, with only these settings, for at most so many milliseconds. */
export function runProgram(
  [file, ...args]: [string, ...string[]],
  settings: Record<string, string> = {},
  input = '',
  timeout = 180_000,
): RunningProgram {
  // Optimizing PGlite's WebAssembly only pays off in programs that run for longer.
  const child = spawn(process.execPath, ['--liftoff-only', join(SERVER, file), ...args], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    // No test may leave a process behind.
    timeout,
    killSignal: 'SIGKILL',
  });
  child.stdin.end(input);
  const printed = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  const ended = printed.then(([[code, signal], stdout, stderr]) => ({
    code: code ?? signal,
    stdout,
    stderr,
  }));
  return { child, ended };
}

/** Waits until the program's standard output matches. Throws when the program ends first. */
export function printed({ child, ended }: RunningProgram, pattern: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match);
    });
    ended.then(
      (end) => reject(new Error(`Ended without ${pattern}: ${JSON.stringify(end)}`)),
      reject,
    );
  });
}
