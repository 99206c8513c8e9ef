import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '#domain/contract/fields.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { savedViewSchema, viewInputSchema } from '#domain/contract/views.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { listViews, ownViews, saveView } from './savedViews.ts';

const operation = operationsOf('leads');

const viewNotFound = () => new HttpError(404, 'View not found.');

const paramsSchema = pathIds(viewNotFound().message, 'id');

/** Saved views of the leads page. */
export const viewRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '',
    operation('listViews', 'List saved views', {
      description: 'Oldest first.',
      response: { 200: jsonResponse('The views.', dataOf(z.array(savedViewSchema))) },
    }),
    async (request) => ({ data: await listViews(db, userOf(request).uid) }),
  );

  app.put(
    '/:id',
    operation('saveView', 'Save a view', {
      description: 'Adds the view, or replaces the one with this id.',
      params: paramsSchema,
      body: viewInputSchema,
      response: { 200: jsonResponse('The view.', dataOf(savedViewSchema)) },
      errors: [409],
    }),
    async (request) => {
      const { uid: userId } = userOf(request);
      const { id } = request.params;
      const data = { ...request.body, id };
      if (!(await saveView(db, userId, data)))
        throw new HttpError(
          409,
          `You have ${LIMITS.views} saved views. Delete one to add another.`,
        );
      return { data };
    },
  );

  app.delete(
    '/:id',
    operation('deleteView', 'Delete a saved view', {
      params: paramsSchema,
      response: { 204: noContent('The view is deleted.') },
    }),
    async (request) => {
      if (!(await ownViews.remove(db, userOf(request).uid, request.params.id)))
        throw viewNotFound();
    },
  );
};
