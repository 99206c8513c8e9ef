import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type InsightLeadsResponse,
  type InsightsResponse,
  insightLeadsQuerySchema,
  insightLeadsResponseSchema,
  insightsQuerySchema,
  insightsResponseSchema,
} from '#domain/contract/insights.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { listInsightLeads, readInsights } from './repository.ts';

const operation = operationsOf('leads');

/** Figures over the user's leads, and the leads that each of them counts. */
export const insightRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '',
    operation('getInsights', 'Get insights', {
      description:
        'The funnel, response rates, times in stage, weekly activity and reply rates of letters, with their samples.',
      querystring: insightsQuerySchema,
      response: { 200: jsonResponse('The figures.', insightsResponseSchema) },
      cost: COST.bulk,
    }),
    async (request): Promise<InsightsResponse> => ({
      data: await readInsights(db, userOf(request).uid, request.query),
    }),
  );

  app.get(
    '/leads',
    {
      compress: {},
      ...operation('listInsightLeads', 'List the leads that a figure counts', {
        querystring: insightLeadsQuerySchema,
        response: { 200: jsonResponse('Their ids.', insightLeadsResponseSchema) },
        cost: COST.bulk,
      }),
    },
    async (request): Promise<InsightLeadsResponse> => ({
      data: await listInsightLeads(db, userOf(request).uid, request.query),
    }),
  );
};
