import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  columnsRequestSchema,
  columnsResponseSchema,
  leadImportResponseSchema,
  leadImportSchema,
  leadImportUndoResponseSchema,
  leadImportUndoSchema,
} from '#domain/contract/leadImport.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { type AiFor, modelOrNull } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { CHECK_TIMEOUT, checkedBody, keepBytes } from '../http/jsonBodies.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { ARCHIVE_LIMITS } from '../processes/processPool.ts';
import type { CheckedImport } from './checkImport.ts';
import { importLeads, undoImport } from './importLeads.ts';
import { parseLeadIds } from './leadId.ts';
import { readColumns } from './readColumns.ts';

const operation = operationsOf('leads');

const PROGRAM = new URL('./checkImport.ts', import.meta.url);

const result: z.ZodType<CheckedImport> = z.object({
  batches: z.array(z.instanceof(Uint8Array)).max(LIMITS.importedLeads),
  leads: z.int().max(LIMITS.importedLeads),
});

/** What the user reads where rules answer for a model. */
const READ_BY_RULES = "The AI model couldn't read the columns, so rules did.";

/** Leads from a file, and taking them back. */
export const importRoutes: FastifyPluginAsyncZod<{
  db: Database;
  /** The model that reads a user's columns. */
  aiFor: AiFor;
  leadLimit: number | null;
}> = async (app, { db, aiFor, leadLimit }) => {
  await app.register(async (files) => {
    keepBytes(files);
    files.post(
      '/import',
      {
        bodyLimit: LIMITS.archiveBytes,
        ...operation('importLeads', 'Import leads', {
          description:
            'Adds the leads in steps, or none when one is invalid or there is no room for all. Leads whose id exists already stay as they are, so a client can safely send the request again, and after an interruption that adds the rest.',
          body: leadImportSchema,
          response: { 200: jsonResponse('How many leads were added.', leadImportResponseSchema) },
          errors: [409, 504],
          cost: COST.work,
        }),
      },
      async (request, reply) => {
        const { uid: user } = userOf(request);
        const signal = signalFor(reply, CHECK_TIMEOUT);
        const job = { program: PROGRAM, result, user, signal, limits: ARCHIVE_LIMITS };
        const { batches, leads } = await checkedBody(request, 'import', job);
        const added = await importLeads(db, user, batches, leadLimit, signal);
        return { data: { added, existing: leads - added } };
      },
    );
  });

  app.post(
    '/import/columns',
    operation('readColumns', "Read a file's columns", {
      description: "Asks the user's model, if there is one, which fields the columns hold.",
      body: columnsRequestSchema,
      response: { 200: jsonResponse('The fields.', columnsResponseSchema) },
      cost: COST.work,
    }),
    async (request, reply) => {
      const ai = await aiFor(userOf(request).uid, 'pages');
      const signal = signalFor(reply);
      if (!ai) return { data: { fields: [], notice: '' } };
      const context = { signal, log: request.log };
      const fields = await modelOrNull('the model read no columns', context, () =>
        readColumns(ai, request.body.columns, signal),
      );
      return { data: { fields: fields ?? [], notice: fields ? '' : READ_BY_RULES } };
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
    async (request) => {
      const ids = parseLeadIds(request.body.leadIds);
      return { data: await undoImport(db, userOf(request).uid, ids) };
    },
  );
};
