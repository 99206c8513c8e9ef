import { z } from 'zod';

/** GET /health: 200 when the database responds and can be written, 503 when not. */
export const healthResponseSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z
      .enum(['reachable', 'read-only', 'full', 'unreachable'])
      .describe('`full`: there is no disk space left to write.'),
    version: z.string().describe('The version of the server.'),
  })
  .meta({ id: 'Health' });
export type HealthResponse = z.output<typeof healthResponseSchema>;
