import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import type { EmbeddedIdentity, SignIn } from './embeddedIdentity.ts';
import { IdentityError, logFailedSignIn } from './identityError.ts';
import { ID_TOKEN_LIFETIME } from './idTokens.ts';
import { normalizedEmail } from './normalizedEmail.ts';
import { refreshTokenFamily } from './sessions.ts';

/** Missing and mistyped parameters count as empty, as Google does. */
const parameter = z.string().catch('');
const credentials = z.object({ email: parameter, password: parameter });
const customToken = z.object({ token: parameter });
const tokenToLookUp = z.object({ idToken: parameter });
const refreshGrant = z.object({ grant_type: parameter, refresh_token: parameter });

/** Of one session, per server. */
const MAX_RENEWALS_PER_MINUTE = 30;

/** Of one account from one network, per server. */
const MAX_SIGN_INS_PER_MINUTE = 100;

const errorResponseBuilder = (_request: unknown, { ttl }: { ttl: number }) =>
  new IdentityError(
    'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.',
    Math.ceil(ttl / 1000),
  );

const parse = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  schema.parse(typeof body === 'object' && !Array.isArray(body) ? (body ?? {}) : {});

const signedIn = ({ account, idToken, refreshToken }: SignIn) => ({
  localId: account.userId,
  email: account.email,
  displayName: account.displayName ?? '',
  registered: true,
  idToken,
  refreshToken,
  expiresIn: String(ID_TOKEN_LIFETIME),
});

/**
 * The operations of Google's identity services for passwords and one-time codes, as Google documents them:
 * https://cloud.google.com/identity-platform/docs/reference/rest. `connectAuthEmulator` points the
 * Firebase SDK here and keeps the services' host names in the path.
 */
export async function identityRoutes(
  app: FastifyInstance,
  { identity }: { identity: EmbeddedIdentity },
): Promise<void> {
  const handleOtherErrors = app.errorHandler;
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof IdentityError)) return handleOtherErrors(error, request, reply);
    logFailedSignIn(request, error);
    const { message, retryAfter } = error;
    const code = retryAfter === null ? 400 : 429;
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    const errors = [{ message, domain: 'global', reason: 'invalid' }];
    return reply.code(code).send({ error: { code, message, errors } });
  });

  app.post(
    '/identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken',
    async (request) => {
      const { token } = parse(customToken, request.body);
      const signIn = await identity.signInWithCode(token, request.ip);
      return { kind: 'identitytoolkit#VerifyCustomTokenResponse', ...signedIn(signIn) };
    },
  );

  app.post('/identitytoolkit.googleapis.com/v1/accounts::lookup', async (request) => {
    const account = await identity.lookUp(parse(tokenToLookUp, request.body).idToken);
    const { userId, email, createdAt } = account;
    const displayName = account.displayName ?? '';
    const provider = { providerId: 'password', federatedId: email, rawId: email };
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId: userId,
          email,
          displayName,
          emailVerified: true,
          createdAt: String(createdAt.getTime()),
          providerUserInfo: [{ ...provider, email, displayName }],
        },
      ],
    };
  });

  await app.register(passwordRoute, { identity });
  await app.register(tokenRoute, { identity });
}

async function passwordRoute(
  app: FastifyInstance,
  { identity }: { identity: EmbeddedIdentity },
): Promise<void> {
  // Right passwords are costly, too. Wrong ones have limits of their own.
  await app.register(rateLimit, {
    max: MAX_SIGN_INS_PER_MINUTE,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: ({ body, ip }) =>
      `${normalizedEmail(parse(credentials, body).email.slice(0, LIMITS.email))} ${networkOf(ip)}`,
    errorResponseBuilder,
  });

  // Fastify escapes a literal colon in a path by doubling it.
  app.post('/identitytoolkit.googleapis.com/v1/accounts::signInWithPassword', async (request) => {
    const { email, password } = parse(credentials, request.body);
    const attempt = { email, ipAddress: request.ip };
    const signIn = await identity.signIn(attempt, password);
    return { kind: 'identitytoolkit#VerifyPasswordResponse', ...signedIn(signIn) };
  });
}

/** The only form that the server reads: other pages can send forms without asking first. */
async function tokenRoute(
  app: FastifyInstance,
  { identity }: { identity: EmbeddedIdentity },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  // Each writes a row. A client renews its token once an hour.
  await app.register(rateLimit, {
    max: MAX_RENEWALS_PER_MINUTE,
    timeWindow: 60_000,
    hook: 'preHandler',
    // Not by the session's id, which isn't secret: others could keep it from being renewed.
    keyGenerator: ({ body }) => refreshTokenFamily(parse(refreshGrant, body).refresh_token),
    errorResponseBuilder,
  });

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const grant = parse(refreshGrant, request.body);
    if (grant.grant_type !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
    if (grant.refresh_token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
    const { account, idToken, refreshToken } = await identity.refresh(grant.refresh_token);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: String(ID_TOKEN_LIFETIME),
      token_type: 'Bearer',
      user_id: account.userId,
      project_id: 'leadside',
    };
  });
}
