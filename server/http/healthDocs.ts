import { z } from 'zod';
import type { HealthResponse } from '#domain/contract/health.ts';
import type { CallDocs } from '../docs/callDocs.ts';

const healthAnswer = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['reachable', 'unreachable']),
  })
  .meta({ id: 'Health' }) satisfies z.ZodType<HealthResponse>;

/** What the documentation says of the call for monitors. */
export const healthDocs: CallDocs = {
  tag: 'health',
  summary: 'Ask how the server is',
  description: 'For monitors.',
  isPublic: true,
  answers: {
    200: {
      description: 'The database answers.',
      schema: healthAnswer,
      example: { status: 'ok', database: 'reachable' },
    },
    503: {
      description: 'The database does not answer.',
      schema: healthAnswer,
      example: { status: 'unavailable', database: 'unreachable' },
    },
  },
};
