import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askedReadingSchema } from '#domain/contract/asked.ts';
import { dataOf } from '#domain/contract/fields.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { type AskedReaders, readAsked } from './askedReading.ts';
import { leadParamsSchema } from './leadId.ts';
import { loadLead } from './repository.ts';

const operation = operationsOf('leads');

/** What a lead's posting asks for. */
export const askedRoutes: FastifyPluginAsyncZod<AskedReaders> = async (app, readers) => {
  app.get(
    '/:id/asked',
    operation('getAsked', "Read what a lead's posting asks for", {
      description:
        "Read by the user's model if there is one, otherwise by rules. Every line is a quote of the posting. What the model found is kept until the posting changes.",
      params: leadParamsSchema,
      response: { 200: jsonResponse('The lines.', dataOf(askedReadingSchema)) },
      cost: COST.work,
    }),
    async (request, reply) => {
      const user = userOf(request).uid;
      const lead = await loadLead(readers.db, user, request.params.id);
      const context = { signal: signalFor(reply), log: request.log };
      return { data: await readAsked(readers, user, lead, context) };
    },
  );
};
