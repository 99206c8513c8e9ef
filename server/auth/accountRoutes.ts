import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  passwordChangeSchema,
  passwordStateSchema,
  signInMethodsSchema,
  signOutSchema,
} from '#domain/contract/auth.ts';
import type { Config } from '../config/config.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { userOf } from './authentication.ts';
import type { EmbeddedIdentity } from './embeddedIdentity.ts';
import { IdentityError } from './identityError.ts';
import { COST } from './limitUserRate.ts';
import { logFailedSignIn } from './logFailedSignIn.ts';
import { newPasswordProblem } from './passwordPolicy.ts';

const operation = operationsOf('auth');

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
    async (request, reply) => {
      await identity.signOut(request.body.refreshToken);
      return reply.code(204).send();
    },
  );
};

/** How people can sign in here. */
export const signInMethodRoutes: FastifyPluginAsyncZod<{
  config: Pick<Config, 'oidc' | 'passwordSignIn'>;
}> = async (app, { config }) => {
  const { oidc, passwordSignIn: passwords } = config;
  app.get(
    '/methods',
    operation('signInMethods', 'How people can sign in', {
      security: [],
      response: { 200: jsonResponse('The ways besides passkeys.', signInMethodsSchema) },
    }),
    async () => ({ data: { passwords, provider: oidc && { name: oidc.name } } }),
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
      return reply.code(204).send();
    },
  );
};
