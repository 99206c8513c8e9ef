import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import { dataOf } from '#domain/contract/fields.ts';
import {
  deletedLeadsQuerySchema,
  deletedLeadsResponseSchema,
  leadIdsSchema,
  leadSchema,
} from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { clearDeletedLeads, deleteLeads, listDeletedLeads, restoreLeads } from './deletedLeads.ts';
import { leadNotFound, parseLeadIds } from './leadId.ts';

const operation = operationsOf('leads');

/** Deleting many leads, and restoring deleted ones. */
export const deletedLeadRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  app.post(
    '/bulk/delete',
    operation('deleteLeads', 'Delete many leads', {
      description: `Deletes all of the leads with their notes, interviews and pitches, or none. The last ${LIMITS.deletedLeads} deleted leads can be restored for ${DAYS_TO_RESTORE} days.`,
      body: leadIdsSchema,
      response: { 204: noContent('The leads are deleted.') },
      errors: [404],
      cost: COST.bulk,
    }),
    async (request) => {
      const ids = parseLeadIds(request.body.leadIds);
      if (!(await deleteLeads(db, userOf(request).uid, ids))) throw leadNotFound();
    },
  );

  app.get(
    '/deleted',
    operation('listDeletedLeads', 'List deleted leads', {
      description: 'One page of the leads that can be restored, the last deleted first.',
      querystring: deletedLeadsQuerySchema,
      response: { 200: jsonResponse('The page.', deletedLeadsResponseSchema) },
    }),
    (request) => listDeletedLeads(db, userOf(request).uid, request.query),
  );

  app.post(
    '/deleted/restore',
    operation('restoreLeads', 'Restore deleted leads', {
      description: 'Restores all of the leads with their notes, interviews and pitches, or none.',
      body: leadIdsSchema,
      response: {
        200: jsonResponse('The leads, in the order of `leadIds`.', dataOf(z.array(leadSchema))),
      },
      errors: [404, 409],
      cost: COST.bulk,
    }),
    async (request) => {
      const ids = parseLeadIds(request.body.leadIds);
      return { data: await restoreLeads(db, userOf(request).uid, ids, leadLimit) };
    },
  );

  app.delete(
    '/deleted',
    operation('clearDeletedLeads', 'Delete the deleted leads for good', {
      response: { 204: noContent('No lead can be restored.') },
    }),
    async (request) => {
      await clearDeletedLeads(db, userOf(request).uid);
    },
  );
};
