import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, sessions } from '../db/schema.ts';
import type { Account } from './repository.ts';

export type Session = typeof sessions.$inferSelect;

/** A session and its current refresh token. */
export interface IssuedSession {
  session: Session;
  refreshToken: string;
}

const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** How long a replaced token stays valid, in milliseconds: two tabs may refresh at the same time. */
const REUSE_WINDOW = 60_000;

/** The clocks of two servers may differ by as much, in milliseconds. */
const CLOCK_DIFFERENCE = 60_000;

/** Not one that a wrong clock started in the future, which would last for years. */
const isCurrent = (now: Date): SQL => {
  const latest = new Date(now.getTime() + CLOCK_DIFFERENCE);
  return sql`(${gt(sessions.expiresAt, now)} and ${lte(sessions.signedInAt, latest)})`;
};

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A session, without what of it is secret. */
export const isSession = (userId: string, id: string) =>
  and(eq(sessions.userId, userId), eq(sessions.id, id));

/** `<user id>.<session id>.<secret>`. */
const TOKEN =
  /^([\w-]{1,128})\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\w-]{43})$/;

interface RefreshToken {
  userId: string;
  sessionId: string;
  secret: string;
}

/** Characters of a secret that all refresh tokens of a session share (126 of 252 bits). */
const FAMILY_LENGTH = 21;

const familyHashOf = (secret: string): string => hashOf(secret.slice(0, FAMILY_LENGTH));

const encode = ({ userId, id }: Session, secret: string): string => `${userId}.${id}.${secret}`;

/** The parts of a refresh token, or `null` if it isn't one. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const [, userId, sessionId, secret] = TOKEN.exec(token) ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret } : null;
}

/** What all refresh tokens of a session have in common, hashed. Others can't know it. */
export const refreshTokenFamily = (token: string): string =>
  familyHashOf(parseRefreshToken(token)?.secret ?? token);

/**
 * Starts a session of 30 days, and deletes the user's ended ones. Returns `null` if the account was
 * deleted, or its password changed, since `account` was read.
 */
export function startSession(
  db: Database,
  account: Pick<Account, 'userId' | 'passwordHash'>,
  now: Date,
): Promise<IssuedSession | null> {
  const { userId, passwordHash } = account;
  const secret = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
      .for('share');
    if (!current) return null;
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), not(isCurrent(now))));
    const [session] = await tx
      .insert(sessions)
      .values({
        userId,
        id: randomUUID(),
        tokenHash: hashOf(secret),
        familyHash: familyHashOf(secret),
        signedInAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME),
      })
      .returning();
    return session ? { session, refreshToken: encode(session, secret) } : null;
  });
}

/**
 * Replaces a session's refresh token. The replaced one gets the same successor for a minute. After
 * that it must have been copied, so using it, or an older one, ends the session (RFC 9700, section
 * 4.14.2). Returns `null` when the session has ended, or when the token was never one of its tokens.
 */
export function rotateRefreshToken(
  db: Database,
  { userId, sessionId, secret }: RefreshToken,
  now: Date,
): Promise<IssuedSession | null> {
  const isThis = isSession(userId, sessionId);
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(sessions)
      .where(and(isThis, isCurrent(now)))
      .for('update');
    if (!session) return null;
    const { tokenHash, previousTokenHash, rotationKey, rotatedAt } = session;
    const sent = hashOf(secret);
    if (sent === tokenHash) {
      const newKey = randomBytes(32).toString('base64url');
      const successor = successorOf(secret, newKey);
      await tx
        .update(sessions)
        .set({
          tokenHash: hashOf(successor),
          familyHash: familyHashOf(successor),
          previousTokenHash: sent,
          rotationKey: newKey,
          rotatedAt: now,
        })
        .where(isThis);
      return { session, refreshToken: encode(session, successor) };
    }
    const isRecent = rotatedAt !== null && now.getTime() - rotatedAt.getTime() < REUSE_WINDOW;
    if (sent === previousTokenHash && rotationKey !== null && isRecent) {
      return { session, refreshToken: encode(session, successorOf(secret, rotationKey)) };
    }
    await tx.delete(sessions).where(and(isThis, isTokenOfSession(secret)));
    return null;
  });
}

/** A session's id isn't secret: ID tokens name it. */
const isTokenOfSession = (secret: string) => eq(sessions.familyHash, familyHashOf(secret));

/** Needs both the secret, which isn't stored, and the key, which isn't sent. */
const successorOf = (secret: string, rotationKey: string): string =>
  secret.slice(0, FAMILY_LENGTH) +
  createHmac('sha256', rotationKey).update(secret).digest('base64url').slice(FAMILY_LENGTH);

/** Ends the session of a refresh token; its tokens stop working at once. */
export async function endSession(
  db: Database,
  { userId, sessionId, secret }: RefreshToken,
): Promise<void> {
  await db.delete(sessions).where(and(isSession(userId, sessionId), isTokenOfSession(secret)));
}

/** The account of a session that hasn't ended. */
export async function findSessionAccount(
  db: Database,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<Account | null> {
  const [found] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(and(isSession(userId, sessionId), isCurrent(now)));
  return found?.account ?? null;
}
