import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { HealthResponse } from '#domain/contract/health.ts';
import type { Database } from '../db/database.ts';

/** GET /health: whether the server can do its work, for monitors; asks for no token. */
export function healthRoute(app: FastifyInstance, db: Database): void {
  app.get(
    '/health',
    { config: { call: 'getHealth' } },
    async (request, reply): Promise<HealthResponse> => {
      try {
        await db.execute(sql`select 1`);
        return { status: 'ok', database: 'reachable' };
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable');
        reply.code(503);
        return { status: 'unavailable', database: 'unreachable' };
      }
    },
  );
}
