/*
 * `npm run account`: manages the accounts of the server's own identity provider. Prompts for a
 * password, or reads it from standard input.
 */

import { readFileSync } from 'node:fs';
import { add, addAll, link, list, readEmail, remove, reset } from './auth/accountCommands.ts';
import { readPassword } from './auth/readPassword.ts';
import { type Config, loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import type { Database } from './db/database.ts';
import { reasonOf } from './db/errorCause.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

const USAGE =
  'npm run account -- add EMAIL | add --file FILE | reset EMAIL | link EMAIL | remove EMAIL | list (add and reset prompt for the password, or read it from a pipe; a file, or - for a pipe, has an email and a password on each line)';

const EMAIL_COMMANDS = new Map(Object.entries({ add, reset, remove }));

const originOf = ({ publicOrigin, port }: Config): string =>
  publicOrigin ?? `http://localhost:${port}`;

function readLines(file: string): string[] {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8').split(/\r?\n/);
  } catch (error) {
    throw new StartError(`The file can't be read: ${reasonOf(error)}.`);
  }
}

/** The command that the arguments ask for. */
function commandFor(args: string[], config: Config): (db: Database) => Promise<string> {
  const [name = '', typedEmail, ...rest] = args;
  if (name === 'list' && typedEmail === undefined) return list;
  if (name === 'add' && typedEmail === '--file' && rest.length === 1) {
    const lines = readLines(rest[0] ?? '');
    return (db) => addAll(db, lines);
  }
  if (name === 'link' && typedEmail !== undefined && rest.length === 0) {
    const email = readEmail(typedEmail);
    return (db) => link(db, email, originOf(config));
  }
  const command = EMAIL_COMMANDS.get(name);
  if (!command || typedEmail === undefined || rest.length > 0) throw usageError(USAGE);
  const email = readEmail(typedEmail);
  return (db) => command(db, email, () => readPassword(process.stdin));
}

await runProgram(async () => {
  const config = loadConfig(process.env);
  const command = commandFor(process.argv.slice(2), config);
  if (config.firebaseProjectId !== null) {
    throw new StartError(
      `The Firebase project ${config.firebaseProjectId} manages the accounts. Use its console.`,
    );
  }
  const database = await openDatabase(config, 'the account command');
  try {
    process.stdout.write(`${await command(database.db)}\n`);
  } finally {
    await database.close();
  }
});
