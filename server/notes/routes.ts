import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeadResponse } from '#domain/contract/leads.ts';
import { newNoteSchema } from '#domain/contract/notes.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { leadIdIn, leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { addNote } from './repository.ts';

/** The call that adds a note to a lead (product spec, section 7). */
export const noteRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/:id/notes',
    {
      config: { call: 'addNote' },
      schema: { params: leadParamsSchema, body: newNoteSchema },
    },
    async (request, reply) => {
      const leadId = leadIdIn(request.params);
      const data = await addNote(db, userOf(request).uid, leadId, request.body);
      if (!data) throw leadNotFound();
      reply.code(201);
      return { data } satisfies LeadResponse;
    },
  );
};
