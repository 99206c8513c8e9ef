import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, sessions, users } from '../db/schema.ts';

export type Account = typeof accounts.$inferSelect;

/** The form in which an email is stored and looked up. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

/** 28 characters, like a Firebase user id. */
const newUserId = (): string => randomBytes(21).toString('base64url');

/** Adds an account. Returns `null` if the email already has one. */
export async function addAccount(
  db: Database,
  account: { email: string; passwordHash: string; displayName?: string },
): Promise<Account | null> {
  const [added] = await db
    .insert(accounts)
    .values({ ...account, userId: newUserId(), email: normalizedEmail(account.email) })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizedEmail(email)));
  return account ?? null;
}

export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  return account ?? null;
}

/** Adds the row that a user's data refers to. An account here has one; a Firebase user may not. */
export async function ensureUser(db: Database, userId: string): Promise<void> {
  if ((await db.$count(users, eq(users.userId, userId))) > 0) return;
  await db.insert(users).values({ userId }).onConflictDoNothing();
}

/** All accounts, by email. */
export const listAccounts = (db: Database): Promise<Account[]> =>
  db.select().from(accounts).orderBy(accounts.email);

/** Replaces the password and ends the account's sessions, except one to keep. */
export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
  { keepSession = null as string | null } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId));
    const isOther = keepSession === null ? undefined : ne(sessions.id, keepSession);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  });
}
