import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  codeAccountSchema,
  codeCheckSchema,
  passwordChangeSchema,
  passwordStateSchema,
  providerIdentitiesSchema,
  signInMethodsSchema,
  signOutSchema,
} from '#domain/contract/auth.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { userOf } from './authentication.ts';
import type { EmbeddedIdentity } from './embeddedIdentity.ts';
import { IdentityError, logFailedSignIn } from './identityError.ts';
import { limitAnonymousRate } from './limitAnonymousRate.ts';
import { COST } from './limitUserRate.ts';
import { newPasswordProblem } from './passwordPolicy.ts';
import { listProviderIdentities, ownIdentities } from './providerAccount.ts';

const operation = operationsOf('auth');

const IDENTITY_NOT_FOUND = 'Sign-in provider not found.';

interface Options {
  identity: EmbeddedIdentity;
}

/** Ends a session. Without a bearer token, since an ID token may have expired by then. */
export const signOutRoutes: FastifyPluginAsyncZod<Options> = async (app, { identity }) => {
  app.post(
    '/sign-out',
    operation('signOut', 'Sign out', {
      description:
        'Ends the session of a refresh token; its tokens stop working at once. The response is the same when the session has already ended.',
      security: [],
      body: signOutSchema,
      response: { 204: noContent('The session has ended.') },
    }),
    async (request) => {
      await identity.signOut(request.body.refreshToken);
    },
  );
};

/** How people can sign in here. */
export const signInMethodRoutes: FastifyPluginAsyncZod<{
  config: Pick<Config, 'oidc' | 'passwordSignIn'>;
  /** The product's origin in browsers. */
  origin: () => string;
}> = async (app, { config, origin }) => {
  const { oidc, passwordSignIn: passwords } = config;
  app.get(
    '/methods',
    operation('signInMethods', 'How people can sign in', {
      security: [],
      response: { 200: jsonResponse('The ways besides passkeys.', signInMethodsSchema) },
    }),
    async () => ({
      data: { passwords, provider: oidc && { name: oidc.name }, origin: origin() },
    }),
  );
};

/** Whose account a code of the operator signs in to, which the user sees before it does. */
export const signInCodeRoutes: FastifyPluginAsyncZod<Options> = async (app, { identity }) => {
  await limitAnonymousRate(app);
  app.post(
    '/code',
    operation('checkSignInCode', 'Whose account a code signs in to', {
      description: 'The code still works afterward.',
      security: [],
      body: codeCheckSchema,
      response: { 200: jsonResponse('The account.', codeAccountSchema) },
    }),
    async (request) => {
      const email = await identity.emailOfCode(request.body.code);
      if (email === null) throw new HttpError(400, 'This link has expired or was used already.');
      return { data: { email } };
    },
  );
};

/** Who the user is at sign-in providers. */
export const providerIdentityRoutes: FastifyPluginAsyncZod<{
  db: Database;
  config: Pick<Config, 'oidc'>;
}> = async (app, { db, config }) => {
  app.get(
    '/identities',
    operation('listProviderIdentities', 'List what is bound at sign-in providers', {
      response: { 200: jsonResponse('The bound accounts.', providerIdentitiesSchema) },
      access: 'session',
    }),
    async (request) => ({
      data: await listProviderIdentities(db, userOf(request).uid, config.oidc),
    }),
  );

  app.delete(
    '/identities/:id',
    operation('deleteProviderIdentity', 'Remove what is bound at a sign-in provider', {
      description: 'A later sign-in there with the email address of the account binds it again.',
      params: pathIds(IDENTITY_NOT_FOUND, 'id'),
      response: { 204: noContent('It is removed.') },
      access: 'session',
    }),
    async (request) => {
      const { uid } = userOf(request);
      const isDeleted = await ownIdentities.remove(db, uid, request.params.id);
      if (!isDeleted) throw new HttpError(404, IDENTITY_NOT_FOUND);
    },
  );
};

/** The user's password. */
export const passwordRoutes: FastifyPluginAsyncZod<Options> = async (app, { identity }) => {
  app.get(
    '/password',
    operation('passwordState', 'Whether the account has a password', {
      response: { 200: jsonResponse('Whether it is set.', passwordStateSchema) },
      access: 'session',
    }),
    async (request) => ({ data: await identity.passwordState(userOf(request).uid) }),
  );

  app.put(
    '/password',
    operation('changePassword', 'Set or change the password', {
      description:
        "Ends the user's other sessions. Wrong current passwords are throttled like failed sign-ins.",
      body: passwordChangeSchema,
      response: { 204: noContent('The password is changed.') },
      errors: [409],
      cost: COST.work,
      access: 'session',
    }),
    async (request, reply) => {
      const { currentPassword, newPassword } = request.body;
      const problem = await newPasswordProblem(newPassword);
      if (problem !== null) throw new HttpError(400, problem);
      const passwords = { current: currentPassword, new: newPassword };
      let isChanged: boolean;
      try {
        isChanged = await identity.changePassword(userOf(request), passwords, request.ip);
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        logFailedSignIn(request, error);
        if (error.retryAfter === null) {
          throw new HttpError(400, 'The current password is incorrect.');
        }
        reply.header('retry-after', error.retryAfter);
        throw new HttpError(429, 'Too many failed attempts. Please try again later.');
      }
      if (!isChanged) {
        throw new HttpError(409, 'Your password was just changed elsewhere. Please sign in again.');
      }
    },
  );
};
