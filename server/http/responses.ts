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

/** The response of an error status. */
export const errorResponse = (status: number) =>
  jsonResponse(STATUS_CODES[status] ?? 'Error', errorBodySchema);

/** The error response of an update that started from an older version. */
export const conflictResponse = <Entity extends z.ZodType>(entity: Entity) =>
  jsonResponse(
    'It was changed since that version. `data` is the current one.',
    conflictSchema(entity),
  );
