import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type LeadResponse, leadResponseSchema } from '#domain/contract/leads.ts';
import { newNoteSchema, TOO_MANY_NOTES } from '#domain/contract/notes.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { BODY_ERRORS, errorResponses, jsonResponse } from '../http/responses.ts';
import { leadIdParam, leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { addNote } from './repository.ts';

/** Notes on leads (product spec, section 7). */
export const noteRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/:id/notes',
    {
      schema: {
        operationId: 'addNote',
        tags: ['notes'],
        summary: 'Add a note',
        description: 'Counts as an update of the lead.',
        params: leadParamsSchema,
        body: newNoteSchema,
        response: {
          201: jsonResponse('The lead with its new note.', leadResponseSchema),
          ...errorResponses(...BODY_ERRORS, 404, 409),
        },
      },
    },
    async (request, reply): Promise<LeadResponse> => {
      const leadId = leadIdParam(request.params);
      const data = await addNote(db, userOf(request).uid, leadId, request.body);
      if (!data) throw leadNotFound();
      if (data === 'limit reached') throw new HttpError(409, TOO_MANY_NOTES);
      reply.code(201);
      return { data };
    },
  );
};
