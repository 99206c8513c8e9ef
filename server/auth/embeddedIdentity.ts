import type { PasswordState } from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { openDatabaseClock } from '../db/databaseClock.ts';
import { HttpError } from '../http/httpError.ts';
import { networkOf } from '../http/networkOf.ts';
import { watchQueue } from '../metrics/metrics.ts';
import { createSlots } from '../processes/slots.ts';
import { isDemoSignIn } from './demoAccount.ts';
import { IdentityError, type IdentityErrorCode } from './identityError.ts';
import { createEmbeddedVerifier, issueIdToken } from './idTokens.ts';
import { isKnownNetwork, rememberNetwork } from './networks.ts';
import { isUsableEmail, normalizedEmail } from './normalizedEmail.ts';
import { hashPassword, NO_PASSWORD_HASH, verifyPassword } from './password.ts';
import { type Account, changePassword, findAccount, findAccountByEmail } from './repository.ts';
import {
  endSession,
  findSessionAccount,
  type IssuedSession,
  parseRefreshToken,
  rotateRefreshToken,
  startSession,
} from './sessions.ts';
import { clearAttempt, countAttempt, countFailure, type SignInAttempt } from './signInAttempts.ts';
import { accountOfCode } from './signInCodes.ts';
import { ensureSigningKey } from './signingKey.ts';
import { InvalidTokenError, type VerifiedUser, type VerifyToken } from './tokenVerifier.ts';

export interface SignIn {
  account: Account;
  idToken: string;
  refreshToken: string;
}

/** An attempt as it comes in. */
type Attempt = Pick<SignInAttempt, 'email' | 'ipAddress'>;

/**
 * The identity provider used without a Firebase project: email and password. All methods except
 * `verifyToken` throw `IdentityError`.
 */
export interface EmbeddedIdentity {
  verifyToken: VerifyToken;
  /** `email` as typed. */
  signIn(attempt: Attempt, password: string): Promise<SignIn>;
  /** Starts a session with a code of a passkey, a sign-in provider or the operator. It works once. */
  signInWithCode(code: string, ipAddress: string): Promise<SignIn>;
  /** The email of the account that a code signs in to; it still works afterward. `null` if it doesn't work. */
  emailOfCode(code: string): Promise<string | null>;
  /** Issues a new ID token and a new refresh token, which replaces the sent one. */
  refresh(refreshToken: string): Promise<SignIn>;
  /** Ends the session of a refresh token, if it is one. */
  signOut(refreshToken: string): Promise<void>;
  /** Whether the account has a password, and can sign in with it. */
  passwordState(userId: string): Promise<PasswordState>;
  /** Throws an `HttpError` unless the user signed in within the last minutes, as a new way to sign in needs. */
  requireRecentSignIn(user: VerifiedUser): void;
  /**
   * Sets or replaces the password and ends the user's other sessions. The new password is already checked.
   * Throws an `HttpError` if the user may not.
   * Returns `false` when the password or the session has changed meanwhile.
   */
  changePassword(
    user: VerifiedUser,
    passwords: { current: string; new: string },
    ipAddress: string,
  ): Promise<boolean>;
  /** The account that an ID token belongs to. */
  lookUp(idToken: string): Promise<Account>;
}

function reject(code: IdentityErrorCode): never {
  throw new IdentityError(code);
}

const hasPassword = (account: Account | null): boolean =>
  account?.passwordHash !== NO_PASSWORD_HASH;

/** Milliseconds in which a sign-in is recent. */
const RECENT = 10 * 60 * 1000;

/** Node hashes as many passwords at a time. Guesses can exceed the limits of a network by so many. */
const PASSWORDS_AT_ONCE = 4;

/**
 * Creates the identity provider, which keeps accounts, keys, sessions and failed attempts in the
 * database. Without `demoAllowed`, the demo account's public password is rejected; without `passwordSignIn`,
 * every password is.
 *
 * @param options.now the database's clock, which all servers share
 */
export async function createEmbeddedIdentity(
  db: Database,
  options: { demoAllowed: boolean; passwordSignIn?: boolean; now?: () => Date },
): Promise<EmbeddedIdentity> {
  const { demoAllowed, passwordSignIn = true, now = await openDatabaseClock(db) } = options;
  const key = await ensureSigningKey(db);
  const verifySignature = createEmbeddedVerifier(key, now);
  const slots = createSlots(PASSWORDS_AT_ONCE);
  watchQueue('passwords', slots);
  /** The last attempt of each network at each account. */
  const turns = new Map<string, Promise<unknown>>();

  /** Throttled. Returns the account that has this password. */
  async function checkPassword({ email, ipAddress }: Attempt, password: string): Promise<Account> {
    const account = await findAccountByEmail(db, email);
    const isKnown = account !== null && (await isKnownNetwork(db, account.userId, ipAddress));
    const attempt = { email, ipAddress, isKnownNetwork: isKnown };
    const check = () => slots.run(attempt, () => checkAttempt(attempt, account, password));
    // One after the other, so that a right password doesn't count against the next one.
    const subject = `${normalizedEmail(email)} ${networkOf(ipAddress)}`;
    const turn = (turns.get(subject) ?? Promise.resolve()).then(check, check);
    turns.set(subject, turn);
    return turn.finally(() => {
      if (turns.get(subject) === turn) turns.delete(subject);
    });
  }

  async function checkAttempt(attempt: SignInAttempt, account: Account | null, password: string) {
    await countAttempt(db, attempt, now());
    // An unknown email and a wrong password get the same error after the same time.
    const matches = await verifyPassword(password, account?.passwordHash ?? NO_PASSWORD_HASH);
    const isAllowed = demoAllowed || !isDemoSignIn(attempt.email, password);
    if (!account || !matches || !isAllowed) {
      const lockedFor = await countFailure(db, attempt, now());
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS', null, lockedFor);
    }
    await clearAttempt(db, attempt);
    return account;
  }

  async function issueTokens(account: Account, { session, refreshToken }: IssuedSession) {
    return { account, refreshToken, idToken: await issueIdToken(key, account, session, now()) };
  }

  /** Returns `null` if the account was changed or deleted meanwhile. */
  async function openSession(account: Account, ipAddress: string): Promise<SignIn | null> {
    const signedInAt = now();
    const issued = await startSession(db, account, signedInAt);
    if (!issued) return null;
    await rememberNetwork(db, account.userId, ipAddress, signedInAt);
    return issueTokens(account, issued);
  }

  function requireRecentSignIn({ signedInAt }: VerifiedUser): void {
    if (now().getTime() - signedInAt.getTime() <= RECENT) return;
    throw new HttpError(403, 'Sign in again first. It protects your account from others.');
  }

  return {
    requireRecentSignIn,

    async verifyToken(token) {
      const user = await verifySignature(token);
      // A token can outlive its session by up to an hour.
      const { uid, sessionId } = user;
      if (sessionId && (await findSessionAccount(db, uid, sessionId, now()))) return user;
      throw new InvalidTokenError('The session has ended');
    },

    async signIn({ email: typed, ipAddress }, password) {
      if (!passwordSignIn) throw new IdentityError('OPERATION_NOT_ALLOWED');
      const email = typed.trim();
      if (!isUsableEmail(email)) throw new IdentityError('INVALID_EMAIL');
      if (password === '') throw new IdentityError('MISSING_PASSWORD');
      // No account has such a password, and normalizing it would block the server.
      if (password.length > LIMITS.password) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      const account = await checkPassword({ email, ipAddress }, password);
      return (await openSession(account, ipAddress)) ?? reject('INVALID_LOGIN_CREDENTIALS');
    },

    async signInWithCode(code, ipAddress) {
      const account = await accountOfCode(db, code, 'take');
      const signIn = account && (await openSession(account, ipAddress));
      return signIn ?? reject('INVALID_CUSTOM_TOKEN');
    },

    emailOfCode: async (code) => (await accountOfCode(db, code, 'peek'))?.email ?? null,

    async refresh(refreshToken) {
      const token = parseRefreshToken(refreshToken);
      if (!token) throw new IdentityError('INVALID_REFRESH_TOKEN');
      const issued = await rotateRefreshToken(db, token, now());
      const account = issued && (await findAccount(db, token.userId));
      if (!issued || !account) throw new IdentityError('TOKEN_EXPIRED');
      return issueTokens(account, issued);
    },

    async signOut(refreshToken) {
      const token = parseRefreshToken(refreshToken);
      if (token) await endSession(db, token);
    },

    async passwordState(userId) {
      if (!passwordSignIn) return 'off';
      return hasPassword(await findAccount(db, userId)) ? 'set' : 'none';
    },

    async changePassword(user, passwords, ipAddress) {
      const { uid, email, sessionId } = user;
      if (!passwordSignIn) throw new HttpError(403, "This server doesn't use passwords.");
      const found = await findAccount(db, uid);
      if (!hasPassword(found)) requireRecentSignIn(user);
      const account = hasPassword(found)
        ? await checkPassword({ email, ipAddress }, passwords.current)
        : found;
      if (sessionId === null || account === null) return false;
      const passwordHash = await hashPassword(passwords.new);
      return changePassword(db, account, passwordHash, sessionId);
    },

    async lookUp(idToken) {
      const { uid, sessionId } = await verifySignature(idToken).catch((error: unknown) => {
        if (error instanceof InvalidTokenError) throw new IdentityError('INVALID_ID_TOKEN');
        throw error;
      });
      const account = sessionId && (await findSessionAccount(db, uid, sessionId, now()));
      if (!account) throw new IdentityError('TOKEN_EXPIRED');
      return account;
    },
  };
}
