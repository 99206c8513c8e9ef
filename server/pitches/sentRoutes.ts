import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { leadSchema } from '#domain/contract/leads.ts';
import { sentRequestSchema, sentResponseSchema } from '#domain/contract/sent.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { conflict } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { conflictResponse, jsonResponse } from '../http/responses.ts';
import { leadNotFound, leadParamsSchema, parseLeadId } from '../leads/leadId.ts';
import { pitchNotFound } from './pitchId.ts';
import { recordSent } from './recordSent.ts';

const operation = operationsOf('leads');

/** What the user sent for a lead. */
export const sentRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/:id/sent',
    operation('recordSent', 'Record an application or a first contact', {
      description:
        'In one step, moves the lead to Applied, or to Contacted for sales and networking, sets its last contact, and keeps the letter as it was sent on its pitch. A lead with a later status keeps it. Sending the request again has the same result.',
      params: leadParamsSchema,
      body: sentRequestSchema,
      response: {
        200: jsonResponse('The lead, and the pitch, if one was sent.', sentResponseSchema),
        409: conflictResponse(leadSchema),
      },
    }),
    async (request) => {
      const { pitchId, ...sent } = request.body;
      const id = pitchId === undefined ? null : parseLeadId(pitchId);
      if (pitchId !== undefined && id === null) throw pitchNotFound();
      const leadId = request.params.id;
      const recorded = await recordSent(db, userOf(request).uid, leadId, id, sent);
      if (recorded.outcome === 'lead not found') throw leadNotFound();
      if (recorded.outcome === 'pitch not found') throw pitchNotFound();
      if (recorded.outcome === 'conflict') throw conflict(recorded.lead);
      return { lead: recorded.lead, pitch: recorded.pitch };
    },
  );
};
