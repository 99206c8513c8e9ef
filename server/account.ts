/*
 * `npm run account -- add EMAIL`: adds an account to the server's own identity provider. Prompts for
 * the password, or reads it from standard input.
 */

import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { hashPassword, MIN_PASSWORD_LENGTH } from './auth/password.ts';
import { readPassword } from './auth/readPassword.ts';
import { addAccount, findAccountByEmail, normalizedEmail } from './auth/repository.ts';
import { loadConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';
import { StartError, usageError } from './startError.ts';

const existsAlready = (email: string) =>
  new StartError(`There is an account for ${email} already.`);

async function add(db: Database, email: string): Promise<void> {
  if (await findAccountByEmail(db, email)) throw existsAlready(email);
  const password = await readPassword(process.stdin);
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw new StartError(`The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const added = await addAccount(db, { email, passwordHash: await hashPassword(password) });
  if (!added) throw existsAlready(email);
  process.stdout.write(`Added the account ${email}.\n`);
}

await runProgram(async () => {
  const [command, typedEmail, ...rest] = process.argv.slice(2);
  if (command !== 'add' || typedEmail === undefined || rest.length > 0) {
    throw usageError('npm run account -- add EMAIL (the password is asked for, or piped in)');
  }
  const email = normalizedEmail(typedEmail);
  if (!isEmailAddress(email) || email.length > LIMITS.email) {
    throw new StartError(`${typedEmail} is not an email address.`);
  }
  const config = loadConfig(process.env);
  if (config.firebaseProjectId !== null) {
    throw new StartError(
      `The Firebase project ${config.firebaseProjectId} keeps the accounts: add them in its console.`,
    );
  }
  const database = await openDatabase(config, 'the account command');
  try {
    await add(database.db, email);
  } finally {
    await database.close();
  }
});
