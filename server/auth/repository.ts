import { createHash, randomBytes } from 'node:crypto';
import { and, eq, exists, gte, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  accessTokens,
  accounts,
  deletedUsers,
  passkeys,
  providerIdentities,
  sessions,
  users,
} from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { normalizedEmail } from './normalizedEmail.ts';
import type { VerifiedUser } from './tokenVerifier.ts';

export type Account = typeof accounts.$inferSelect;

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

export const userHash = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url');

/**
 * Adds the row that a Firebase user's data refers to. Returns `false` for a user who was deleted since
 * the sign-in, whose tokens are still valid.
 */
export async function ensureUser(
  db: Database,
  { uid: userId, signedInAt }: Pick<VerifiedUser, 'uid' | 'signedInAt'>,
): Promise<boolean> {
  if ((await db.$count(users, eq(users.userId, userId))) > 0) return true;
  // A statement of its own, so that it sees a deletion that has just removed the row.
  const isDeleted = and(
    eq(deletedUsers.userHash, userHash(userId)),
    gte(deletedUsers.deletedAt, signedInAt),
  );
  if ((await db.$count(deletedUsers, isDeleted)) > 0) return false;
  await db.insert(users).values({ userId }).onConflictDoNothing();
  return true;
}

/**
 * Makes the user's other requests that lock it, and a deletion of the user, wait for the end of the transaction. Throws if the
 * user has been deleted.
 */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  const own = eq(users.userId, userId);
  const rows = await tx.select().from(users).where(own).for('no key update');
  if (rows.length === 0) throw new HttpError(401, 'Authentication failed');
}

/** All accounts, by email. */
export const listAccounts = (db: Database): Promise<Account[]> =>
  db.select().from(accounts).orderBy(accounts.email);

/**
 * Replaces the password and ends everything else that could sign in or act as the user: sessions, access
 * tokens, passkeys, what is bound at sign-in providers, and codes (signInCodes.ts).
 */
export async function resetPassword(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await tx.delete(providerIdentities).where(eq(providerIdentities.userId, userId));
  });
}

/**
 * Replaces the password and ends the account's other sessions. Returns `false`, and changes nothing,
 * when the password isn't the one of `checked` anymore, or the session has ended.
 */
export async function changePassword(
  db: Database,
  checked: Pick<Account, 'userId' | 'passwordHash'>,
  passwordHash: string,
  sessionId: string,
): Promise<boolean> {
  const ofUser = eq(sessions.userId, checked.userId);
  return db.transaction(async (tx) => {
    const isUnchanged = and(
      eq(accounts.userId, checked.userId),
      eq(accounts.passwordHash, checked.passwordHash),
      exists(
        tx
          .select()
          .from(sessions)
          .where(and(ofUser, eq(sessions.id, sessionId))),
      ),
    );
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(isUnchanged)
      .returning({ userId: accounts.userId });
    if (changed.length === 0) return false;
    await tx.delete(sessions).where(and(ofUser, ne(sessions.id, sessionId)));
    return true;
  });
}
