import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type LeadImportResponse,
  type LeadImportUndoResponse,
  leadImportResponseSchema,
  leadImportSchema,
  leadImportUndoResponseSchema,
  leadImportUndoSchema,
} from '#domain/contract/leadImport.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { importLeads, undoImport } from './importLeads.ts';
import { parseLeadIds } from './leadId.ts';
import { limitReached } from './limitReached.ts';

const operation = operationsOf('leads');

/** Leads from a file, and taking them back. */
export const importRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  app.post(
    '/import',
    {
      bodyLimit: LIMITS.leadsBytes,
      ...operation('importLeads', 'Import leads', {
        description: `Adds up to ${LIMITS.bulk} leads, all of them or none. Leads whose id exists already stay as they are, so a client can safely send the request again. A larger file takes several requests.`,
        body: leadImportSchema,
        response: { 200: jsonResponse('How many leads were added.', leadImportResponseSchema) },
        errors: [409],
        cost: COST.bulk,
      }),
    },
    async (request): Promise<LeadImportResponse> => {
      const { leads } = request.body;
      const added = await importLeads(db, userOf(request).uid, leads, leadLimit);
      if (added === 'limit reached') throw limitReached(leadLimit);
      return { data: { added, existing: leads.length - added } };
    },
  );

  app.post(
    '/import/undo',
    operation('undoImport', 'Take back an import', {
      description:
        'Deletes imported leads for good. Leads that were changed since, or have a note or a pitch, stay.',
      body: leadImportUndoSchema,
      response: {
        200: jsonResponse('How many leads were removed.', leadImportUndoResponseSchema),
      },
      errors: [404],
    }),
    async (request): Promise<LeadImportUndoResponse> => {
      const ids = parseLeadIds(request.body.leadIds);
      return { data: await undoImport(db, userOf(request).uid, ids) };
    },
  );
};
