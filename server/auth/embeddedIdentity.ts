import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { Database } from '../db/database.ts';
import { isDemoPassword } from './demoAccount.ts';
import { createEmbeddedVerifier, issueIdToken } from './idTokens.ts';
import { NO_PASSWORD_HASH, verifyPassword } from './password.ts';
import {
  type Account,
  accountCheck,
  addRefreshToken,
  findAccount,
  findAccountByEmail,
  findRefreshToken,
} from './repository.ts';
import { type Attempt, countAttempt, forgetAttempt } from './signInAttempts.ts';
import { ensureSigningKey } from './signingKey.ts';
import { InvalidTokenError, type VerifyToken } from './tokenVerifier.ts';

/** Why the identity refuses, by Google's own codes; the Firebase SDK translates them. */
export type IdentityRefusal =
  | 'INVALID_EMAIL'
  | 'MISSING_PASSWORD'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.'
  | 'INVALID_ID_TOKEN'
  | 'USER_NOT_FOUND'
  | 'MISSING_REFRESH_TOKEN'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_REFRESH_TOKEN';

/** Thrown by all calls of `EmbeddedIdentity`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly refusal: IdentityRefusal;

  constructor(refusal: IdentityRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export interface SignedIn {
  account: Account;
  idToken: string;
  refreshToken: string;
}

/** The identity provider of a machine without a Firebase project: e-mail and password. */
export interface EmbeddedIdentity {
  verifyToken: VerifyToken;
  /** `email` as it was typed. */
  signIn(attempt: Attempt, password: string): Promise<SignedIn>;
  /** A new ID token for a refresh token, which stays the same. */
  refresh(refreshToken: string): Promise<SignedIn>;
  /** The account that an ID token belongs to. */
  lookUp(idToken: string): Promise<Account>;
}

const isUsableEmail = (email: string): boolean =>
  isEmailAddress(email) &&
  email.length <= LIMITS.email &&
  !email.includes('\0') &&
  email.isWellFormed();

/**
 * The identity that keeps its accounts, keys and failed tries in the database. The demo account's
 * published password opens nothing unless `demoAllowed`.
 */
export async function createEmbeddedIdentity(
  db: Database,
  { demoAllowed, now = () => new Date() }: { demoAllowed: boolean; now?: () => Date },
): Promise<EmbeddedIdentity> {
  const key = await ensureSigningKey(db);
  const hasAccount = accountCheck(db);
  const verifySignature = createEmbeddedVerifier(key);

  /** A token outlives its account by up to an hour; it opens nothing any more. */
  const verifyToken: VerifyToken = async (token) => {
    const user = await verifySignature(token);
    if (await hasAccount(user.uid)) return user;
    throw new InvalidTokenError('The account was deleted');
  };

  return {
    verifyToken,

    async signIn({ address, email: typedEmail }, password) {
      const email = typedEmail.trim();
      if (!isUsableEmail(email)) throw new IdentityError('INVALID_EMAIL');
      if (password === '') throw new IdentityError('MISSING_PASSWORD');
      const signedInAt = now();
      if (!(await countAttempt(db, { email, address }, signedInAt))) {
        throw new IdentityError(
          'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.',
        );
      }
      const account = await findAccountByEmail(db, email);
      // An unknown address is refused in the same words and after the same time as a wrong password.
      const matches = await verifyPassword(password, account?.passwordHash ?? NO_PASSWORD_HASH);
      const isAllowed = demoAllowed || !isDemoPassword(email, password);
      if (!account || !matches || !isAllowed) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      await forgetAttempt(db, { email, address });
      return {
        account,
        idToken: await issueIdToken(key, account, signedInAt, signedInAt),
        refreshToken: await addRefreshToken(db, account.userId, signedInAt),
      };
    },

    async refresh(refreshToken) {
      const found = await findRefreshToken(db, refreshToken, now());
      if (!found) throw new IdentityError('INVALID_REFRESH_TOKEN');
      const { account, signedInAt } = found;
      return {
        account,
        refreshToken,
        idToken: await issueIdToken(key, account, signedInAt, now()),
      };
    },

    async lookUp(idToken) {
      const { uid } = await verifySignature(idToken).catch((error: unknown) => {
        if (error instanceof InvalidTokenError) throw new IdentityError('INVALID_ID_TOKEN');
        throw error;
      });
      const account = await findAccount(db, uid);
      if (!account) throw new IdentityError('USER_NOT_FOUND');
      return account;
    },
  };
}
