/*
 * The commands of `npm run account`. `email` is normalized. Each command returns what to print, and
 * throws a `StartError` if it can't be done.
 */

import { z } from 'zod';
import { StartError } from '../config/startError.ts';
import type { Database } from '../db/database.ts';
import { deleteUser } from './deleteUser.ts';
import { isUsableEmail, normalizedEmail } from './normalizedEmail.ts';
import { hashPassword } from './password.ts';
import { newPasswordProblem } from './passwordPolicy.ts';
import { addAccount, findAccountByEmail, listAccounts, resetPassword } from './repository.ts';
import { issueSignInCode } from './signInCodes.ts';

export function readEmail(typed: string): string {
  const email = normalizedEmail(typed);
  if (isUsableEmail(email)) return email;
  throw new StartError(`${typed} is not an email address.`);
}

/** Asks for a password. */
export type ReadPassword = () => Promise<string>;

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

const existsAlready = (email: string) =>
  new StartError(`There is already an account for ${email}.`);

/** Adds an account. */
export async function add(db: Database, email: string, readPassword: ReadPassword) {
  if (await findAccountByEmail(db, email)) throw existsAlready(email);
  const passwordHash = await newPasswordHash(readPassword);
  if (!(await addAccount(db, { email, passwordHash }))) throw existsAlready(email);
  return `Added the account ${email}.`;
}

/** The email and the password of a line, between which are spaces, a comma or a semicolon. */
function accountOf(line: string): { typed: string; password: string } {
  const text = line.trim();
  const end = text.search(/[\s,;]/);
  const password = text.slice(end).trimStart().replace(/^[,;]/, '').trimStart();
  if (end < 1 || password === '') throw new StartError('It needs an email and a password.');
  return { typed: text.slice(0, end), password };
}

/** Adds an account for each line of a list, or none: an error says in which line it is. */
export async function addAll(db: Database, lines: readonly string[]) {
  const rejected = (index: number, { message }: StartError) =>
    new StartError(`Line ${index + 1}: ${message} No account was added.`);
  const accounts: { index: number; email: string; passwordHash: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      const { typed, password } = accountOf(line);
      const email = readEmail(typed);
      // Before the transaction, which keeps others from the embedded database.
      accounts.push({ index, email, passwordHash: await newPasswordHash(async () => password) });
    } catch (error) {
      throw error instanceof StartError ? rejected(index, error) : error;
    }
  }
  return db.transaction(async (tx) => {
    for (const { index, ...account } of accounts) {
      if (!(await addAccount(tx, account))) throw rejected(index, existsAlready(account.email));
    }
    return `Added ${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}.`;
  });
}

/** Changes the password and ends everything that could sign in before. */
export async function reset(db: Database, email: string, readPassword: ReadPassword) {
  const { userId } = await existingAccount(db, email);
  await resetPassword(db, userId, await newPasswordHash(readPassword));
  return `Changed the password of ${email} and ended its sessions.`;
}

/** Seconds that a link works. */
const LINK_LIFETIME = 600;

/** A link that signs in once, without a password. */
export async function link(db: Database, email: string, origin: string) {
  const { userId } = await existingAccount(db, email);
  const code = await issueSignInCode(db, userId, LINK_LIFETIME);
  return `${origin}/login#code=${code}\nSigns in ${email} once within ten minutes.`;
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

/** A command, as the program reads it from its arguments. */
export const accountCommandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.enum(['add', 'reset', 'link', 'remove']), email: z.string() }),
  z.object({ name: z.literal('addAll'), lines: z.array(z.string()) }),
  z.object({ name: z.literal('list') }),
]);
export type AccountCommand = z.output<typeof accountCommandSchema>;

/** @param origin the product's in browsers */
export async function runAccountCommand(
  db: Database,
  command: AccountCommand,
  { readPassword, origin }: { readPassword: ReadPassword; origin: string },
): Promise<string> {
  if (command.name === 'list') return list(db);
  if (command.name === 'addAll') return addAll(db, command.lines);
  const email = readEmail(command.email);
  if (command.name === 'link') return link(db, email, origin);
  return { add, reset, remove }[command.name](db, email, readPassword);
}
