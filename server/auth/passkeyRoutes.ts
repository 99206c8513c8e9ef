import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySignInSchema,
  passkeysSchema,
  signInCodeSchema,
} from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { userOf } from './authentication.ts';
import type { EmbeddedIdentity } from './embeddedIdentity.ts';
import { limitAnonymousRate } from './limitAnonymousRate.ts';
import { COST } from './limitUserRate.ts';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  ownPasskeys,
  passkeyOptions,
  renamePasskey,
  userOfPasskey,
} from './passkeys.ts';
import { issueSignInCode } from './signInCodes.ts';

const operation = operationsOf('auth');
const access = 'session';

const PASSKEY_NOT_FOUND = 'Passkey not found.';

const REJECTED = {
  wrong: [400, "This passkey couldn't be checked. Please try again."],
  exists: [409, 'This passkey is already here.'],
  'too-many': [409, `An account has up to ${LIMITS.passkeys} passkeys. Remove one first.`],
} as const;

export interface PasskeyOptions {
  db: Database;
  /** The product's origin in browsers. */
  origin: () => string;
}

interface OwnPasskeyOptions extends PasskeyOptions {
  identity: Pick<EmbeddedIdentity, 'requireRecentSignIn'>;
}

/** The user's passkeys. Access tokens can't be used for these routes. */
export const passkeyRoutes: FastifyPluginAsyncZod<OwnPasskeyOptions> = async (
  app,
  { db, origin, identity },
) => {
  app.get(
    '/passkeys',
    operation('listPasskeys', 'List passkeys', {
      description: 'Oldest first.',
      response: { 200: jsonResponse('The passkeys.', passkeysSchema) },
      access,
    }),
    async (request) => ({ data: await listPasskeys(db, userOf(request).uid) }),
  );

  app.post(
    '/passkeys/options',
    operation('newPasskeyOptions', 'Start to add a passkey', {
      description: 'The options for `navigator.credentials.create`, for five minutes.',
      response: { 200: jsonResponse('The options.', passkeyOptionsSchema) },
      cost: COST.work,
      access,
    }),
    async (request) => {
      const user = userOf(request);
      identity.requireRecentSignIn(user);
      return { data: { ...(await newPasskeyOptions(db, user, origin())) } };
    },
  );

  app.post(
    '/passkeys',
    operation('addPasskey', 'Add a passkey', {
      body: newPasskeySchema,
      response: { 204: noContent('The passkey can sign in.') },
      errors: [409],
      access,
    }),
    async (request) => {
      const added = await addPasskey(db, userOf(request), request.body, origin());
      if (typeof added === 'string') {
        const [status, message] = REJECTED[added];
        throw new HttpError(status, message);
      }
    },
  );

  const params = pathIds(PASSKEY_NOT_FOUND, 'id');

  app.put(
    '/passkeys/:id',
    operation('renamePasskey', 'Rename a passkey', {
      params,
      body: passkeyNameSchema,
      response: { 204: noContent('The passkey has the name.') },
      access,
    }),
    async (request) => {
      const { params, body } = request;
      const isKnown = await renamePasskey(db, userOf(request).uid, params.id, body.name);
      if (!isKnown) throw new HttpError(404, PASSKEY_NOT_FOUND);
    },
  );

  app.delete(
    '/passkeys/:id',
    operation('deletePasskey', 'Remove a passkey', {
      description: "It can't sign in anymore.",
      params,
      response: { 204: noContent('The passkey is removed.') },
      access,
    }),
    async (request) => {
      const isDeleted = await ownPasskeys.remove(db, userOf(request).uid, request.params.id);
      if (!isDeleted) throw new HttpError(404, PASSKEY_NOT_FOUND);
    },
  );
};

/** Signing in with a passkey, without a bearer token. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<PasskeyOptions> = async (
  app,
  { db, origin },
) => {
  await limitAnonymousRate(app);
  app.post(
    '/passkey/options',
    operation('passkeyOptions', 'Start to sign in with a passkey', {
      description: 'The options for `navigator.credentials.get`, for five minutes.',
      security: [],
      response: { 200: jsonResponse('The options.', passkeyOptionsSchema) },
    }),
    async () => ({ data: { ...(await passkeyOptions(db, origin())) } }),
  );

  app.post(
    '/passkey',
    operation('passkeySignIn', 'Sign in with a passkey', {
      description: 'The response has a code that starts one session within a minute.',
      security: [],
      body: passkeySignInSchema,
      response: { 200: jsonResponse('The code.', signInCodeSchema) },
    }),
    async (request) => {
      const userId = await userOfPasskey(db, request.body.credential, origin());
      const code = userId && (await issueSignInCode(db, userId));
      if (!code) {
        throw new HttpError(400, 'This passkey is not known here. Sign in another way.');
      }
      return { data: { code } };
    },
  );
};
