import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type HealthResponse, healthResponseSchema } from '#domain/contract/health.ts';
import { VERSION } from '../config/version.ts';
import type { Database } from '../db/database.ts';
import { type DatabaseState, databaseState } from '../db/databaseState.ts';
import { jsonResponse } from './responses.ts';

/** Milliseconds. */
const TIMEOUT = 5_000;
/** Anyone can ask, and each check writes. */
const VALID_FOR = 1_000;

/** GET /health, for monitoring. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Database; timeout?: number }> = async (
  app,
  { db, timeout = TIMEOUT },
) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let state: Promise<DatabaseState>;

  function currentState(): Promise<DatabaseState> {
    if (performance.now() - checkedAt > VALID_FOR) {
      checkedAt = performance.now();
      state = databaseState(db, timeout);
    }
    return state;
  }

  app.get(
    '/health',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['health'],
        summary: 'Check the server',
        security: [],
        response: {
          200: jsonResponse('The database can be read and written.', healthResponseSchema),
          503: jsonResponse(
            "The database doesn't respond, is read-only, or has no disk space left.",
            healthResponseSchema,
          ),
        },
      },
    },
    async (_request, reply): Promise<HealthResponse> => {
      const { database, error } = await currentState();
      if (database === 'reachable') return { status: 'ok', database, version: VERSION };
      if (error !== undefined) app.reportOutage?.(error);
      reply.code(503);
      return { status: 'unavailable', database, version: VERSION };
    },
  );
};
