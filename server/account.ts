/*
 * `npm run account`: manages the accounts of the server's own identity provider. Prompts for a
 * password, or reads it from standard input.
 */

import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { add, list, remove, reset } from './auth/accountCommands.ts';
import { readPassword } from './auth/readPassword.ts';
import { normalizedEmail } from './auth/repository.ts';
import { loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

const USAGE =
  'npm run account -- add EMAIL | reset EMAIL | remove EMAIL | list (add and reset prompt for the password, or read it from a pipe)';

const EMAIL_COMMANDS = new Map(Object.entries({ add, reset, remove }));

function readEmail(typed: string): string {
  const email = normalizedEmail(typed);
  if (isEmailAddress(email) && email.length <= LIMITS.email) return email;
  throw new StartError(`${typed} is not an email address.`);
}

/** The command that the arguments ask for. */
function commandFor(args: string[]): (db: Database) => Promise<string> {
  const [name = '', typedEmail, ...rest] = args;
  if (name === 'list' && typedEmail === undefined) return list;
  const command = EMAIL_COMMANDS.get(name);
  if (!command || typedEmail === undefined || rest.length > 0) throw usageError(USAGE);
  const email = readEmail(typedEmail);
  return (db) => command(db, email, () => readPassword(process.stdin));
}

await runProgram(async () => {
  const command = commandFor(process.argv.slice(2));
  const config = loadConfig(process.env);
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
