import { and, asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type SavedView,
  type ViewListResponse,
  type ViewResponse,
  viewInputSchema,
  viewListResponseSchema,
  viewResponseSchema,
} from '#domain/contract/views.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { leadViews, users } from '../db/schema.ts';
import { storedView } from '../db/storedRows.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';

const operation = operationsOf('leads');

const viewNotFound = () => new HttpError(404, 'View not found.');

const paramsSchema = pathIds(viewNotFound().message, 'id');

const own = (userId: string) => eq(leadViews.userId, userId);

/** The user's views, oldest first. */
export async function listViews(db: Database, userId: string): Promise<SavedView[]> {
  const views = await db
    .select({ id: leadViews.id, view: leadViews.view })
    .from(leadViews)
    .where(own(userId))
    .orderBy(asc(leadViews.createdAt), leadViews.id);
  return views.map(({ id, view }) => ({ ...storedView.parse(view), id }));
}

/** Saved views of the leads page. */
export const viewRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '',
    operation('listViews', 'List saved views', {
      description: 'Oldest first.',
      response: { 200: jsonResponse('The views.', viewListResponseSchema) },
    }),
    async (request): Promise<ViewListResponse> => ({
      data: await listViews(db, userOf(request).uid),
    }),
  );

  app.put(
    '/:id',
    operation('saveView', 'Save a view', {
      description: 'Adds the view, or replaces the one with this id.',
      params: paramsSchema,
      body: viewInputSchema,
      response: { 200: jsonResponse('The view.', viewResponseSchema) },
      errors: [409],
    }),
    async (request): Promise<ViewResponse> => {
      const { uid: userId } = userOf(request);
      const { id } = request.params;
      const view = request.body;
      await db.transaction(async (tx) => {
        // Concurrent requests must not both take the last free place.
        await tx.select().from(users).where(eq(users.userId, userId)).for('no key update');
        const replaced = await tx
          .update(leadViews)
          .set({ view })
          .where(and(own(userId), eq(leadViews.id, id)))
          .returning({ id: leadViews.id });
        if (replaced.length > 0) return;
        if ((await tx.$count(leadViews, own(userId))) >= LIMITS.views) {
          throw new HttpError(
            409,
            `You have ${LIMITS.views} saved views. Delete one to add another.`,
          );
        }
        await tx.insert(leadViews).values({ userId, id, view });
      });
      return { data: { ...view, id } };
    },
  );

  app.delete(
    '/:id',
    operation('deleteView', 'Delete a saved view', {
      params: paramsSchema,
      response: { 204: noContent('The view is deleted.') },
    }),
    async (request, reply) => {
      const deleted = await db
        .delete(leadViews)
        .where(and(own(userOf(request).uid), eq(leadViews.id, request.params.id)))
        .returning({ id: leadViews.id });
      if (deleted.length === 0) throw viewNotFound();
      return reply.code(204).send();
    },
  );
};
