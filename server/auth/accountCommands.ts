/*
 * The commands of `npm run account`. `email` is normalized. Each command returns what to print, and
 * throws a `StartError` if it can't be done.
 */

import { StartError } from '../config/startError.ts';
import type { Database } from '../db/database.ts';
import { deleteUser } from './deleteUser.ts';
import { hashPassword } from './password.ts';
import { newPasswordProblem } from './passwordPolicy.ts';
import { addAccount, findAccountByEmail, listAccounts, resetPassword } from './repository.ts';

/** Asks for a password. */
type ReadPassword = () => Promise<string>;

async function newPasswordHash(readPassword: ReadPassword): Promise<string> {
  const password = await readPassword();
  const problem = await newPasswordProblem(password);
  if (problem !== null) throw new StartError(problem);
  return hashPassword(password);
}

async function existingAccount(db: Database, email: string) {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new StartError(`There is no account for ${email}.`);
  return account;
}

/** Adds an account. */
export async function add(db: Database, email: string, readPassword: ReadPassword) {
  const existsAlready = () => new StartError(`There is already an account for ${email}.`);
  if (await findAccountByEmail(db, email)) throw existsAlready();
  const passwordHash = await newPasswordHash(readPassword);
  if (!(await addAccount(db, { email, passwordHash }))) throw existsAlready();
  return `Added the account ${email}.`;
}

/** Changes the password and ends all sessions of the account. */
export async function reset(db: Database, email: string, readPassword: ReadPassword) {
  const { userId } = await existingAccount(db, email);
  await resetPassword(db, userId, await newPasswordHash(readPassword));
  return `Changed the password of ${email} and ended its sessions.`;
}

/** Deletes the account and all its data. */
export async function remove(db: Database, email: string) {
  const { userId } = await existingAccount(db, email);
  await deleteUser(db, userId);
  return `Removed the account ${email} and all its data.`;
}

/** All accounts, one per line. */
export async function list(db: Database) {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) return 'There are no accounts.';
  return accounts
    .map(({ email, createdAt }) => `${email}  added ${createdAt.toISOString().slice(0, 10)}`)
    .join('\n');
}
