import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { TokenAccess } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { AccessToken, CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import { lockUser } from '../auth/repository.ts';
import { InvalidTokenError, type VerifyToken } from '../auth/tokenVerifier.ts';
import type { Database } from '../db/database.ts';
import { logError } from '../db/logError.ts';
import { ownRows } from '../db/ownRows.ts';
import { accessTokens, accounts, clock } from '../db/schema.ts';

/** So that people and secret scanners recognize one. */
export const TOKEN_PREFIX = 'leadside_';

/** Bytes. */
const SECRET_LENGTH = 32;

const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Row = typeof accessTokens.$inferSelect;

const toAccessToken = ({ userId: _, tokenHash: __, ...row }: Row): AccessToken => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export const ownTokens = ownRows(accessTokens);

/** The user's tokens, newest first. */
export async function listTokens(db: Database, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(ownTokens.all(userId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id);
  return rows.map(toAccessToken);
}

/** Creates a token. Returns `null` when the user has as many as a user can have. */
export async function createToken(
  db: Database,
  userId: string,
  { name, access, days }: NewToken,
): Promise<CreatedToken | null> {
  const token = TOKEN_PREFIX + randomBytes(SECRET_LENGTH).toString('base64url');
  const expiresAt = days === null ? null : sql`${clock} + make_interval(days => ${days})`;
  return db.transaction(async (tx) => {
    // Concurrent requests must not both take the last free place.
    await lockUser(tx, userId);
    if ((await tx.$count(accessTokens, ownTokens.all(userId))) >= LIMITS.tokens) return null;
    const [row] = await tx
      .insert(accessTokens)
      .values({ userId, id: randomUUID(), name, access, tokenHash: tokenHash(token), expiresAt })
      .returning();
    return row ? { ...toAccessToken(row), token } : null;
  });
}

interface TokenOwner {
  id: string;
  userId: string;
  access: TokenAccess;
  /** Of an account on this server; `null` with a Firebase project. */
  email: string | null;
  displayName: string | null;
  expiresAt: Date | null;
}

/** The owner of a token that hasn't expired; `null` for any other text. */
export async function findTokenOwner(db: Database, token: string): Promise<TokenOwner | null> {
  if (!TOKEN.test(token)) return null;
  const { id, userId, access, expiresAt } = getTableColumns(accessTokens);
  const { email, displayName } = getTableColumns(accounts);
  const [owner] = await db
    .select({ id, userId, access, expiresAt, email, displayName })
    .from(accessTokens)
    .leftJoin(accounts, eq(accounts.userId, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash(token)),
        or(isNull(expiresAt), sql`${expiresAt} > ${clock}`),
      ),
    );
  return owner ?? null;
}

/** Records that a token is used, at most once a minute. */
export async function recordTokenUse(
  db: Database,
  { userId, id }: Pick<TokenOwner, 'userId' | 'id'>,
): Promise<void> {
  const { lastUsedAt } = accessTokens;
  await db
    .update(accessTokens)
    .set({ lastUsedAt: clock })
    .where(
      and(
        ownTokens.one(userId, id),
        or(isNull(lastUsedAt), lt(lastUsedAt, sql`${clock} - interval '1 minute'`)),
      ),
    );
}

/** The last date of JavaScript. */
const NEVER = new Date(8.64e15);

/** Verifies access tokens, and ID tokens with `verifyIdToken`. */
export function verifyAccessTokens(db: Database, verifyIdToken: VerifyToken): VerifyToken {
  return async (token) => {
    if (!token.startsWith(TOKEN_PREFIX)) return verifyIdToken(token);
    const owner = await findTokenOwner(db, token);
    if (!owner) throw new InvalidTokenError('The access token is unknown or has expired');
    // A database that can only be read still responds.
    await recordTokenUse(db, owner).catch((error: unknown) =>
      logError('The use of an access token was not recorded', error),
    );
    return {
      uid: owner.userId,
      email: owner.email ?? '',
      displayName: owner.displayName,
      tokenAccess: owner.access,
      sessionId: owner.id,
      signedInAt: new Date(0),
      expiresAt: owner.expiresAt ?? NEVER,
    };
  };
}
