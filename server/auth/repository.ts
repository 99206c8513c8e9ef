import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, refreshTokens } from '../db/schema.ts';

export type Account = typeof accounts.$inferSelect;

/** One address, one spelling: how accounts are kept and found. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

/** An id such as Firebase gives: 28 characters. */
const newUserId = (): string => randomBytes(21).toString('base64url');

/** Adds an account. Answers `null`, and changes nothing, when the address has one already. */
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

/** Tells whether there is an account of this id: asked for with every request, and prepared for it. */
export function accountCheck(db: Database): (userId: string) => Promise<boolean> {
  const check = db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.userId, sql.placeholder('userId')))
    .prepare('account_check');
  return async (userId) => (await check.execute({ userId })).length > 0;
}

const REFRESH_TOKEN_LIFE = 30 * 24 * 60 * 60 * 1000;

const tokenHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Makes the token that renews a sign-in for 30 days. It names its user, so that it is found by key. */
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
    expiresAt: new Date(signedInAt.getTime() + REFRESH_TOKEN_LIFE),
  });
  return `${userId}.${secret}`;
}

/** The account that a refresh token renews, and when its password was entered; `null` if it is no good. */
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
