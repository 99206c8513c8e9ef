import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type HealthResponse, healthResponseSchema } from '#domain/contract/health.ts';
import type { Database } from '../db/database.ts';
import { jsonResponse } from './responses.ts';

/** Milliseconds. */
const TIMEOUT = 5_000;

/** With a table, because PostgreSQL responds without its files, too. */
const STATE = sql`select current_setting('transaction_read_only') as "readOnly", (select 1 from users limit 1)`;

async function rejectAfter(timeout: number): Promise<never> {
  await sleep(timeout, undefined, { ref: false });
  throw new Error(`No response within ${timeout / 1000} seconds`);
}

/** GET /health, for monitoring. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Database; timeout?: number }> = async (
  app,
  { db, timeout = TIMEOUT },
) => {
  app.get(
    '/health',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['health'],
        summary: 'Check the server',
        security: [],
        response: {
          200: jsonResponse('The database responds.', healthResponseSchema),
          503: jsonResponse("The database doesn't respond, or is read-only.", healthResponseSchema),
        },
      },
    },
    async (request, reply): Promise<HealthResponse> => {
      try {
        const { rows } = (await Promise.race([db.execute(STATE), rejectAfter(timeout)])) as {
          rows: { readOnly: string }[];
        };
        if (rows[0]?.readOnly !== 'on') return { status: 'ok', database: 'reachable' };
        reply.code(503);
        return { status: 'unavailable', database: 'read-only' };
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable');
        reply.code(503);
        return { status: 'unavailable', database: 'unreachable' };
      }
    },
  );
};
