import type { Database } from '../db/database.ts';
import { identityKeys } from '../db/schema.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { addAccount, findAccountByEmail, normalizedEmail } from './repository.ts';

/** The account that lets a newcomer look around on their own machine. Its password is public. */
export const DEMO_ACCOUNT = { email: 'demo@leadside.local', password: 'leadside-demo' } as const;

/** Whether this is the published password on the demo account's address. */
export const isDemoPassword = (email: string, password: string): boolean =>
  normalizedEmail(email) === DEMO_ACCOUNT.email && password === DEMO_ACCOUNT.password;

/** Adds the demo account where it is missing. */
export async function addDemoAccount(db: Database): Promise<void> {
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  await addAccount(db, { email: DEMO_ACCOUNT.email, displayName: 'Demo', passwordHash });
}

/** Whether no server has run on this database yet: the first one makes its signing key. */
export async function isFirstStart(db: Database): Promise<boolean> {
  const keys = await db.select({ purpose: identityKeys.purpose }).from(identityKeys);
  return keys.length === 0;
}

/** Whether the demo account is there, with its published password. */
export async function hasDemoAccount(db: Database): Promise<boolean> {
  const account = await findAccountByEmail(db, DEMO_ACCOUNT.email);
  return account !== null && verifyPassword(DEMO_ACCOUNT.password, account.passwordHash);
}
