import { STATUS_CODES } from 'node:http';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { conflictSchema, errorBodySchema } from '#domain/contract/errors.ts';

/* The responses of a route, for the API docs. */

/** A response with a JSON body. */
export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The content of a response of server-sent events. */
export const eventStream = (description: string) => ({
  'text/event-stream': {
    schema: z.string().describe(description) as z.ZodType<string | Readable>,
  },
});

/** A 204. */
export const noContent = (description: string) => z.undefined().describe(description);

/**
 * The error responses that a route can have. With too many requests, every route responds with 429, and
 * without its database with 503.
 */
export const errorResponses = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(
    [...statuses, 429, 503].map((status) => [
      status,
      jsonResponse(STATUS_CODES[status] ?? 'Error', errorBodySchema),
    ]),
  ) as Record<Status | 429 | 503, ReturnType<typeof jsonResponse<typeof errorBodySchema>>>;

/** The error response of an update that started from an older version. */
export const conflictResponse = <Entity extends z.ZodType>(entity: Entity) =>
  jsonResponse(
    'It was changed since that version. `data` is the current one.',
    conflictSchema(entity),
  );

/** The errors of every route that needs a token and takes a JSON body. */
export const BODY_ERRORS = [400, 401, 413, 415] as const;
