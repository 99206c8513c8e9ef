import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { noValidation } from '../http/zodCompilers.ts';
import { type EmbeddedIdentity, IdentityError } from './embeddedIdentity.ts';
import { identityDocs } from './identityDocs.ts';
import { ID_TOKEN_LIFE } from './idTokens.ts';

/**
 * The calls of Google's identity services that the Firebase web SDK makes for e-mail and password,
 * answered by the embedded identity: https://cloud.google.com/identity-platform/docs/reference/rest.
 * The SDK is pointed here by `connectAuthEmulator`, and keeps the services' host names in the path.
 */

/** Google's parameters, of which all are optional and unknown ones are ignored. */
const fields = <K extends string>(body: unknown, ...names: K[]): Record<K, string> => {
  const parsed = z.record(z.string(), z.unknown()).safeParse(body);
  const given = parsed.success ? parsed.data : {};
  return Object.fromEntries(
    names.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
  ) as Record<K, string>;
};

/** Google's form of an error. */
const refuse = (reply: FastifyReply, message: string, code = 400) =>
  reply.code(code).send({
    error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  });

export async function identityRoutes(
  app: FastifyInstance,
  { identity }: { identity: EmbeddedIdentity },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const inGooglesForm = app.errorHandler;
  app.setErrorHandler((error, request, reply) =>
    error instanceof IdentityError
      ? refuse(reply, error.refusal)
      : inGooglesForm(error, request, reply),
  );

  // In a route, Fastify writes a colon that is no parameter's as two.
  app.post(
    '/identitytoolkit.googleapis.com/v1/accounts::signInWithPassword',
    { schema: identityDocs.signIn, validatorCompiler: noValidation },
    async (request) => {
      const { email, password } = fields(request.body, 'email', 'password');
      const { account, idToken, refreshToken } = await identity.signIn(
        { email, address: request.ip },
        password,
      );
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        localId: account.userId,
        email: account.email,
        displayName: account.displayName ?? '',
        registered: true,
        idToken,
        refreshToken,
        expiresIn: String(ID_TOKEN_LIFE),
      };
    },
  );

  app.post(
    '/identitytoolkit.googleapis.com/v1/accounts::lookup',
    { schema: identityDocs.lookUpAccount, validatorCompiler: noValidation },
    async (request) => {
      const account = await identity.lookUp(fields(request.body, 'idToken').idToken);
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
    },
  );

  app.post(
    '/securetoken.googleapis.com/v1/token',
    { schema: identityDocs.renewToken, validatorCompiler: noValidation },
    async (request) => {
      const grant = fields(request.body, 'grant_type', 'refresh_token');
      if (grant.grant_type !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
      if (grant.refresh_token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
      const { account, idToken, refreshToken } = await identity.refresh(grant.refresh_token);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(ID_TOKEN_LIFE),
        token_type: 'Bearer',
        user_id: account.userId,
        project_id: 'leadside',
      };
    },
  );
}
