import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { keepOnce, peekOnce, takeOnce } from './oneTimeSecrets.ts';
import { type Account, findAccount } from './repository.ts';

/* Codes that start one session: of a passkey, a sign-in provider or the operator. */

/** A code ends with the password that the account had when it was made. */
const passwordOf = ({ passwordHash }: Account): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/**
 * @param lifetime seconds; a minute by default
 * @returns the code; `null` without such an account
 */
export async function issueSignInCode(
  db: Database,
  userId: string,
  lifetime?: number,
): Promise<string | null> {
  const account = await findAccount(db, userId);
  return account && keepOnce(db, 'signIn', { userId, password: passwordOf(account) }, lifetime);
}

/** The account that a code signs in to, which `take` uses up; `null` if it doesn't work anymore. */
export async function accountOfCode(
  db: Database,
  code: string,
  use: 'take' | 'peek',
): Promise<Account | null> {
  const kept = await (use === 'take' ? takeOnce : peekOnce)(db, 'signIn', code);
  const account = kept && (await findAccount(db, kept.userId));
  return account && passwordOf(account) === kept.password ? account : null;
}
