import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { BulkLeadResponse, LeadResponse, LeadStatsResponse } from '#domain/contract/leads.ts';
import {
  bulkLeadUpdateSchema,
  leadListQuerySchema,
  leadUpdateSchema,
  newLeadSchema,
} from '#domain/contract/leads.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { InvalidCursorError } from './cursor.ts';
import { leadIdIn, leadNotFound, leadParamsSchema, parseLeadId } from './leadId.ts';
import { leadLister } from './leadList.ts';
import { countLeads } from './leadStats.ts';
import { createLead, deleteLead, findLead, updateLeads } from './repository.ts';

/** The calls on leads (product spec, section 7); types in src/domain/contract.ts. */
export const leadRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  const listLeads = leadLister(db);

  app.get(
    '/',
    { config: { call: 'listLeads' }, schema: { querystring: leadListQuerySchema } },
    async (request, reply) => {
      try {
        const page = await listLeads(userOf(request).uid, request.query);
        return reply.type('application/json; charset=utf-8').send(page);
      } catch (error) {
        if (!(error instanceof InvalidCursorError)) throw error;
        throw new HttpError(400, 'cursor must be the nextCursor of a list in the same order.');
      }
    },
  );

  app.get(
    '/stats',
    { config: { call: 'getLeadStats' } },
    async (request): Promise<LeadStatsResponse> => {
      return { data: await countLeads(db, userOf(request).uid) };
    },
  );

  app.post(
    '/',
    { config: { call: 'createLead' }, schema: { body: newLeadSchema } },
    async (request, reply) => {
      const created = await createLead(db, userOf(request).uid, request.body, leadLimit);
      if (created.outcome === 'limit reached') {
        throw new HttpError(403, `You have reached the limit of ${leadLimit} leads.`);
      }
      reply.code(created.outcome === 'created' ? 201 : 200);
      return { data: created.lead } satisfies LeadResponse;
    },
  );

  app.put(
    '/bulk',
    { config: { call: 'updateLeads' }, schema: { body: bulkLeadUpdateSchema } },
    async (request): Promise<BulkLeadResponse> => {
      const { leadIds, updates } = request.body;
      const ids = new Set(leadIds.map(parseLeadId));
      if (ids.has(null)) throw leadNotFound();
      const known = [...ids].filter((id) => id !== null);
      const data = await updateLeads(db, userOf(request).uid, known, updates);
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  const schema = { params: leadParamsSchema };

  app.get(
    '/:id',
    { config: { call: 'getLead' }, schema },
    async (request): Promise<LeadResponse> => {
      const data = await findLead(db, userOf(request).uid, leadIdIn(request.params));
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  app.put(
    '/:id',
    { config: { call: 'updateLead' }, schema: { ...schema, body: leadUpdateSchema } },
    async (request): Promise<LeadResponse> => {
      const ids = [leadIdIn(request.params)];
      const [data] = (await updateLeads(db, userOf(request).uid, ids, request.body)) ?? [];
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  app.delete('/:id', { config: { call: 'deleteLead' }, schema }, async (request, reply) => {
    const wasThere = await deleteLead(db, userOf(request).uid, leadIdIn(request.params));
    if (!wasThere) throw leadNotFound();
    return reply.code(204).send();
  });
};
