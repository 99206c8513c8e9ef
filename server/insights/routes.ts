import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dataOf } from '#domain/contract/fields.ts';
import { insightsQuerySchema, insightsSchema } from '#domain/contract/insights.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { RULES } from '../rules/rules.ts';
import type { RunRule } from '../rules/runRule.ts';
import { readFacts } from './repository.ts';

const operation = operationsOf('leads');

/** Characters of facts that are counted within a few milliseconds, of about 2,000 leads. Sending them to another process takes longer. */
const FEW_FACTS = 500_000;

/** Figures over the user's leads. */
export const insightRoutes: FastifyPluginAsyncZod<{ db: Database; runRule: RunRule }> = async (
  app,
  { db, runRule },
) => {
  app.get(
    '',
    operation('getInsights', 'Get insights', {
      description: 'The funnel, response rates and weekly activity, with their samples.',
      querystring: insightsQuerySchema,
      response: { 200: jsonResponse('The figures.', dataOf(insightsSchema)) },
      cost: COST.bulk,
    }),
    async (request, reply) => {
      const user = userOf(request).uid;
      const facts = await readFacts(db, user);
      if (facts.length < FEW_FACTS) return { data: RULES.insights(facts, request.query) };
      const turn = { user, signal: signalFor(reply) };
      return { data: await runRule('insights', [facts, request.query], turn) };
    },
  );
};
