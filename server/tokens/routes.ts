import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '#domain/contract/fields.ts';
import {
  accessTokenSchema,
  createdTokenSchema,
  newTokenSchema,
  TOO_MANY_TOKENS,
} from '#domain/contract/tokens.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { createToken, listTokens, ownTokens } from './repository.ts';

const operation = operationsOf('tokens');
const access = 'session';

const TOKEN_NOT_FOUND = 'Access token not found.';

/** The user's access tokens. Access tokens can't be used for these routes. */
export const tokenRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '',
    operation('listTokens', 'List access tokens', {
      description: 'Newest first, with the expired ones, without the tokens themselves.',
      response: { 200: jsonResponse('The tokens.', dataOf(z.array(accessTokenSchema))) },
      access,
    }),
    async (request) => ({ data: await listTokens(db, userOf(request).uid) }),
  );

  app.post(
    '',
    operation('createToken', 'Create an access token', {
      description: 'The response is the only one that has the token itself.',
      body: newTokenSchema,
      response: { 201: jsonResponse('The token.', dataOf(createdTokenSchema)) },
      errors: [409],
      access,
    }),
    async (request) => {
      const data = await createToken(db, userOf(request).uid, request.body);
      if (!data) throw new HttpError(409, TOO_MANY_TOKENS);
      return { data };
    },
  );

  app.delete(
    '/:id',
    operation('deleteToken', 'Revoke an access token', {
      description: 'It stops working at once.',
      params: pathIds(TOKEN_NOT_FOUND, 'id'),
      response: { 204: noContent('The token is revoked.') },
      access,
    }),
    async (request) => {
      const isDeleted = await ownTokens.remove(db, userOf(request).uid, request.params.id);
      if (!isDeleted) throw new HttpError(404, TOKEN_NOT_FOUND);
    },
  );
};
