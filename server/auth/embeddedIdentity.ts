import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { Database } from '../db/database.ts';
import { isDemoSignIn } from './demoAccount.ts';
import { createEmbeddedVerifier, issueIdToken } from './idTokens.ts';
import { NO_PASSWORD_HASH, verifyPassword } from './password.ts';
import {
  type Account,
  addRefreshToken,
  findAccount,
  findAccountByEmail,
  findRefreshToken,
} from './repository.ts';
import { clearAttempt, countAttempt, type SignInAttempt } from './signInAttempts.ts';
import { ensureSigningKey } from './signingKey.ts';
import { InvalidTokenError, type VerifyToken } from './tokenVerifier.ts';

/** Google's error codes, which the Firebase SDK translates. */
export type IdentityErrorCode =
  | 'INVALID_EMAIL'
  | 'MISSING_PASSWORD'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.'
  | 'INVALID_ID_TOKEN'
  | 'USER_NOT_FOUND'
  | 'MISSING_REFRESH_TOKEN'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_REFRESH_TOKEN';

/** Thrown by every method of `EmbeddedIdentity` except `verifyToken`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode) {
    super(code);
    this.code = code;
  }
}

export interface SignIn {
  account: Account;
  idToken: string;
  refreshToken: string;
}

/** The identity provider used without a Firebase project: email and password. */
export interface EmbeddedIdentity {
  verifyToken: VerifyToken;
  /** `email` as typed. */
  signIn(attempt: SignInAttempt, password: string): Promise<SignIn>;
  /** Issues a new ID token. The refresh token stays the same. */
  refresh(refreshToken: string): Promise<SignIn>;
  /** The account that an ID token belongs to. */
  lookUp(idToken: string): Promise<Account>;
}

const isUsableEmail = (email: string): boolean =>
  isEmailAddress(email) &&
  email.length <= LIMITS.email &&
  !email.includes('\0') &&
  email.isWellFormed();

/**
 * Creates the identity provider, which keeps accounts, keys and failed attempts in the database.
 * Without `demoAllowed`, the demo account's public password is rejected.
 */
export async function createEmbeddedIdentity(
  db: Database,
  { demoAllowed, now = () => new Date() }: { demoAllowed: boolean; now?: () => Date },
): Promise<EmbeddedIdentity> {
  const key = await ensureSigningKey(db);
  const verifySignature = createEmbeddedVerifier(key);

  return {
    async verifyToken(token) {
      const user = await verifySignature(token);
      // A token can outlive its account by up to an hour.
      if (await findAccount(db, user.uid)) return user;
      throw new InvalidTokenError('The account was deleted');
    },

    async signIn(attempt, password) {
      const email = attempt.email.trim();
      if (!isUsableEmail(email)) throw new IdentityError('INVALID_EMAIL');
      if (password === '') throw new IdentityError('MISSING_PASSWORD');
      const signedInAt = now();
      if (!(await countAttempt(db, attempt, signedInAt))) {
        throw new IdentityError(
          'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.',
        );
      }
      const account = await findAccountByEmail(db, email);
      // An unknown email and a wrong password get the same error after the same time.
      const matches = await verifyPassword(password, account?.passwordHash ?? NO_PASSWORD_HASH);
      const isAllowed = demoAllowed || !isDemoSignIn(email, password);
      if (!account || !matches || !isAllowed) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      await clearAttempt(db, attempt);
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
