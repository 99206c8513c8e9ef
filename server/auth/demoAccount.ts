import type { Database } from '../db/database.ts';
import { identityKeys } from '../db/schema.ts';
import { normalizedEmail } from './normalizedEmail.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { addAccount, findAccountByEmail } from './repository.ts';

/** The account for trying the product on your own machine. Its password is public. */
export const DEMO_ACCOUNT = { email: 'demo@leadside.local', password: 'leadside-demo' } as const;

export const isDemoSignIn = (email: string, password: string): boolean =>
  normalizedEmail(email) === DEMO_ACCOUNT.email && password === DEMO_ACCOUNT.password;

/** Adds the demo account unless it exists. */
export async function addDemoAccount(db: Database): Promise<void> {
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  await addAccount(db, { email: DEMO_ACCOUNT.email, displayName: 'Demo', passwordHash });
}

/** Whether no server has used this database yet. The first one creates the signing key. */
export async function isFirstStart(db: Database): Promise<boolean> {
  return (await db.$count(identityKeys)) === 0;
}

/** Whether the demo account exists and still has its public password. */
export async function hasDemoAccount(db: Database): Promise<boolean> {
  const account = await findAccountByEmail(db, DEMO_ACCOUNT.email);
  return account !== null && verifyPassword(DEMO_ACCOUNT.password, account.passwordHash);
}
