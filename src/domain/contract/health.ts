import { z } from 'zod';

/** GET /health: 200 when the database responds, 503 when it doesn't. */
export const healthResponseSchema = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['reachable', 'unreachable']),
  })
  .meta({ id: 'Health' });
export type HealthResponse = z.output<typeof healthResponseSchema>;
