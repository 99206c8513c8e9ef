import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, refreshTokens, users } from '../db/schema.ts';

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

const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const tokenHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Creates a refresh token, valid for 30 days. It includes the user id, which is part of the key. */
export async function addRefreshToken(
  db: Database,
  userId: string,
  signedInAt: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), lt(refreshTokens.expiresAt, signedInAt)));
  await db.insert(refreshTokens).values({
    userId,
    tokenHash: tokenHash(secret),
    signedInAt,
    expiresAt: new Date(signedInAt.getTime() + REFRESH_TOKEN_LIFETIME),
  });
  return `${userId}.${secret}`;
}

/** The refresh token's account and sign-in time, or `null` if the token is invalid. */
export async function findRefreshToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ account: Account; signedInAt: Date } | null> {
  const [, userId, secret] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (userId === undefined || secret === undefined) return null;
  const [found] = await db
    .select({ account: accounts, signedInAt: refreshTokens.signedInAt })
    .from(refreshTokens)
    .innerJoin(accounts, eq(accounts.userId, refreshTokens.userId))
    .where(
      and(
        eq(refreshTokens.userId, userId),
        eq(refreshTokens.tokenHash, tokenHash(secret)),
        gt(refreshTokens.expiresAt, now),
      ),
    );
  return found ?? null;
}
