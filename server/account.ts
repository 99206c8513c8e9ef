/*
 * `npm run account`: manages the accounts of the server's own identity provider, through the server if
 * one has the embedded database open. Prompts for a password, or reads it from standard input.
 */

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { sendAccountCommand } from './auth/accountChannel.ts';
import {
  type AccountCommand,
  accountCommandSchema,
  readEmail,
  runAccountCommand,
} from './auth/accountCommands.ts';
import { loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import type { OpenDatabase } from './db/database.ts';
import { FolderInUseError } from './db/dataDirLock.ts';
import { reasonOf } from './db/errorCause.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

const USAGE =
  'npm run account -- add EMAIL | add --file FILE | reset EMAIL | link EMAIL | remove EMAIL | list (add and reset prompt for the password, or read it from a pipe; a file, or - for a pipe, has an email and a password on each line)';

function readLines(file: string): string[] {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8').split(/\r?\n/);
  } catch (error) {
    throw new StartError(`The file can't be read: ${reasonOf(error)}.`);
  }
}

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
async function readPassword(input: typeof process.stdin): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const password = await prompt(input, 'Password: ');
  const repeated = await prompt(input, 'Repeat the password: ');
  if (password !== repeated) throw new StartError('The two passwords differ.');
  return password;
}

/** The command that the arguments ask for. */
function commandIn([name, typed, ...rest]: string[]): AccountCommand {
  if (name === 'add' && typed === '--file' && rest.length === 1) {
    return { name: 'addAll', lines: readLines(rest[0] ?? '') };
  }
  const [email] = rest.length === 0 && typed !== undefined ? [readEmail(typed)] : [];
  const command = accountCommandSchema.safeParse({ name, email }).data;
  if (!command || (command.name === 'list' && typed !== undefined)) throw usageError(USAGE);
  return command;
}

await runProgram(async () => {
  const config = loadConfig(process.env);
  const command = commandIn(process.argv.slice(2));
  if (config.firebaseProjectId !== null) {
    throw new StartError(
      `The Firebase project ${config.firebaseProjectId} manages the accounts. Use its console.`,
    );
  }
  const ask = () => readPassword(process.stdin);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  let database: OpenDatabase;
  try {
    database = await openDatabase(config, 'the account command');
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const printed = await sendAccountCommand(config.dataDir, command, ask);
    if (printed === null) throw error;
    print(printed);
    return;
  }
  try {
    const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
    print(await runAccountCommand(database.db, command, { readPassword: ask, origin }));
  } finally {
    await database.close();
  }
});
