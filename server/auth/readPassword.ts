import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { StartError } from '../startError.ts';

/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Asks once, and shows nothing of what is typed. */
async function ask(input: ReadStream, question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silence, terminal: true });
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
 * The password that standard input carries: its first line when it is piped; on a terminal it is
 * asked for twice, without an echo. Throws a `StartError` when the two differ.
 */
export async function readPassword(input: typeof process.stdin): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const password = await ask(input, 'Password: ');
  const repeated = await ask(input, 'The same again: ');
  if (password !== repeated) throw new StartError('The two passwords differ.');
  return password;
}
