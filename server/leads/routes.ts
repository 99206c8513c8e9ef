import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import { type Data, dataOf } from '#domain/contract/fields.ts';
import { leadStatsSchema } from '#domain/contract/leadStats.ts';
import type { Lead } from '#domain/contract/leads.ts';
import {
  APPLIED_TOO_LATE,
  applicationSchema,
  bulkLeadUpdateSchema,
  LEADS_TOO_LARGE,
  type LeadListQuery,
  type LeadListResponse,
  leadListQuerySchema,
  leadListResponseSchema,
  leadSchema,
  leadUpdateSchema,
  leadUpdatesSchema,
  NOT_APPLIED,
  newLeadSchema,
  statusChangeSchema,
} from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { conflictResponse, jsonResponse, noContent } from '../http/responses.ts';
import { deleteLeads } from './deletedLeads.ts';
import { leadNotFound, leadParamsSchema, parseLeadIds } from './leadId.ts';
import { listLeads } from './leadList.ts';
import { countLeads } from './leadStats.ts';
import {
  bytesAfterUpdates,
  createLead,
  type LeadUpdateById,
  loadLead,
  updateLeads,
} from './repository.ts';
import { listStatusChanges, setApplicationDate } from './statusChanges.ts';

const operation = operationsOf('leads');

/** Leads (product spec, section 7). */
export const leadRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  app.get(
    '',
    {
      compress: {},
      ...operation('listLeads', 'List leads', {
        description:
          'One page of the leads that match all filters, last updated first. A page starts after the last lead of the previous page, so new leads do not shift it.',
        querystring: leadListQuerySchema,
        response: { 200: jsonResponse('The page.', leadListResponseSchema) },
        cost: ({ query }) => ((query as LeadListQuery).q ? COST.bulk : COST.read),
      }),
    },
    async (request, reply) => {
      const json = await listLeads(db, userOf(request).uid, request.query);
      reply.type('application/json; charset=utf-8');
      // The database wrote the JSON; a string is sent as it is.
      return reply.send(json as unknown as LeadListResponse);
    },
  );

  app.get(
    '/stats',
    operation('getLeadStats', 'Count leads', {
      description: "The figures of the dashboard, over all of the user's leads.",
      response: { 200: jsonResponse('The figures.', dataOf(leadStatsSchema)) },
    }),
    async (request) => ({ data: await countLeads(db, userOf(request).uid) }),
  );

  app.post(
    '',
    operation('createLead', 'Add a lead', {
      description:
        'Requires a title and a company. A client that sends its own `id` can safely send the request again.',
      body: newLeadSchema,
      response: {
        200: jsonResponse('The unchanged lead that has this id already.', dataOf(leadSchema)),
        201: jsonResponse('The new lead.', dataOf(leadSchema)),
      },
      errors: [409],
    }),
    async (request, reply) => {
      const created = await createLead(db, userOf(request).uid, request.body, leadLimit);
      reply.code(created.outcome === 'created' ? 201 : 200);
      return { data: created.lead };
    },
  );

  /** Updates all of the leads, or none. */
  async function updateAll(
    userId: string,
    updates: readonly LeadUpdateById[],
  ): Promise<Data<Lead[]>> {
    if ((await bytesAfterUpdates(db, userId, updates)) > LIMITS.leadsBytes) {
      throw new HttpError(413, LEADS_TOO_LARGE);
    }
    const updated = await updateLeads(db, userId, updates);
    if (updated.outcome === 'not found') throw leadNotFound();
    if (updated.outcome === 'conflict') throw conflict(updated.leads);
    return { data: updated.leads };
  }

  app.put(
    '/bulk',
    operation('updateLeads', 'Update many leads in the same way', {
      description:
        'Applies the same update to all of the leads, or to none. Leads of more than 4 MB together are rejected.',
      body: bulkLeadUpdateSchema,
      response: {
        200: jsonResponse(
          'The updated leads, in the order of `leadIds`.',
          dataOf(z.array(leadSchema)),
        ),
      },
      errors: [404],
      cost: COST.bulk,
    }),
    async (request) => {
      const { leadIds, updates: update } = request.body;
      const updates = parseLeadIds(leadIds).map((id) => ({ id, update }));
      return updateAll(userOf(request).uid, updates);
    },
  );

  app.put(
    '',
    operation('updateEachLead', 'Update many leads, each in its own way', {
      description:
        'Applies all of the updates, or none. With a `version`, a lead that has a newer one rejects them all. Leads of more than 4 MB together are rejected.',
      body: leadUpdatesSchema,
      response: {
        200: jsonResponse(
          'The updated leads, in the order of the body.',
          dataOf(z.array(leadSchema)),
        ),
        409: conflictResponse(leadSchema.array()),
      },
      errors: [404],
      cost: COST.bulk,
    }),
    async (request) => {
      const { leads } = request.body;
      const ids = parseLeadIds(leads.map(({ id }) => id));
      if (ids.length < leads.length) throw new HttpError(400, 'leads must name each lead once.');
      const updates = leads.map(({ id: _, ...update }, index) => ({
        id: ids[index] ?? '',
        update,
      }));
      return updateAll(userOf(request).uid, updates);
    },
  );

  app.get(
    '/:id',
    operation('getLead', 'Get a lead', {
      params: leadParamsSchema,
      response: { 200: jsonResponse('The lead with its notes.', dataOf(leadSchema)) },
    }),
    async (request) => ({ data: await loadLead(db, userOf(request).uid, request.params.id) }),
  );

  app.get(
    '/:id/status-changes',
    operation('listStatusChanges', "List a lead's status changes", {
      description: 'Newest first. The last one is the status that the lead was added with.',
      params: leadParamsSchema,
      response: { 200: jsonResponse('The changes.', dataOf(z.array(statusChangeSchema))) },
    }),
    async (request) => {
      const data = await listStatusChanges(db, userOf(request).uid, request.params.id);
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  app.put(
    '/:id/application',
    operation('setApplicationDate', 'Set when the user applied', {
      description:
        'Changes the date of the first status change to applied, or to contacted. Earlier changes that would be after it move with it.',
      params: leadParamsSchema,
      body: applicationSchema,
      response: {
        200: jsonResponse('The changes, newest first.', dataOf(z.array(statusChangeSchema))),
      },
      errors: [409],
    }),
    async (request) => {
      const leadId = request.params.id;
      const { uid } = userOf(request);
      const appliedAt = new Date(request.body.appliedAt).toISOString();
      const result = await setApplicationDate(db, uid, leadId, appliedAt);
      if (result === 'not applied') throw new HttpError(409, NOT_APPLIED);
      if (result === 'too late') throw new HttpError(400, APPLIED_TOO_LATE);
      const data = result === 'set' ? await listStatusChanges(db, uid, leadId) : null;
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  app.put(
    '/:id',
    operation('updateLead', 'Update a lead', {
      description:
        'Fields that are not sent stay as they are, in `contactInfo` too. With a `version`, a lead that has a newer one stays as it is.',
      params: leadParamsSchema,
      body: leadUpdateSchema,
      response: {
        200: jsonResponse('The updated lead.', dataOf(leadSchema)),
        409: conflictResponse(leadSchema),
      },
    }),
    async (request) => {
      const id = request.params.id;
      const updated = await updateLeads(db, userOf(request).uid, [{ id, update: request.body }]);
      const [data] = updated.outcome === 'not found' ? [] : updated.leads;
      if (!data) throw leadNotFound();
      if (updated.outcome === 'conflict') throw conflict(data);
      return { data };
    },
  );

  app.delete(
    '/:id',
    operation('deleteLead', 'Delete a lead', {
      description: `Deletes the lead with its notes, interviews and pitches. It can be restored for ${DAYS_TO_RESTORE} days.`,
      params: leadParamsSchema,
      response: { 204: noContent('The lead is deleted.') },
    }),
    async (request) => {
      const isDeleted = await deleteLeads(db, userOf(request).uid, [request.params.id]);
      if (!isDeleted) throw leadNotFound();
    },
  );
};
