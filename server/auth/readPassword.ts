import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { StartError } from '../config/startError.ts';

/** The exit code after Ctrl-C. */
const INTERRUPTED = 130;

/** Prompts once, without echoing the input. */
async function prompt(input: ReadStream, question: string): Promise<string> {
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: noEcho, terminal: true });
  process.stderr.write(question);
  try {
    return await new Promise((resolve, reject) => {
      terminal.once('SIGINT', () => reject(new StartError('Interrupted.', INTERRUPTED)));
      terminal.once('close', () => reject(new StartError('No password was given.')));
      terminal.question('').then(resolve, reject);
    });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/**
 * Reads a password from standard input: the first line of a pipe, or two matching entries on a
 * terminal. Throws a `StartError` if they differ.
 */
export async function readPassword(input: typeof process.stdin): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const password = await prompt(input, 'Password: ');
  const repeated = await prompt(input, 'Repeat the password: ');
  if (password !== repeated) throw new StartError('The two passwords differ.');
  return password;
}
