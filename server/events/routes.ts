import type { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { eventStream } from '../http/responses.ts';
import { SSE_HEADERS } from '../http/sseEvent.ts';
import type { ChangeFeed } from './changeFeed.ts';
import { changeStream } from './changeStream.ts';

const operation = operationsOf('events');

/** Per user and server. */
const MAX_STREAMS = 50;

const EVENTS =
  'Server-sent events: `ready` once the server listens, and again when events may have been lost; `change` with `{entity, id, operation, version}`. The entity is `leads`, `views`, `pitches`, `profile`, `resume`, `tokens` or `auth` (the session ended or the account was deleted).';

/** GET /events: live updates for all open clients of a user. */
export const eventRoutes: FastifyPluginAsyncZod<{ changes: ChangeFeed }> = async (
  app,
  { changes },
) => {
  const streamsByUser = new Map<string, Set<PassThrough>>();

  // A closing server waits for its responses, and event streams never end.
  app.addHook('preClose', async () => {
    for (const streams of streamsByUser.values()) for (const stream of streams) stream.end();
  });

  app.get(
    '/events',
    {
      // HEAD would open a stream that no one reads.
      exposeHeadRoute: false,
      ...operation('streamChanges', 'Stream changes', {
        description:
          "Names the entities that the user's other clients change, without their content. The response stays open.",
        response: {
          200: { description: 'The changes as they happen.', content: eventStream(EVENTS) },
        },
        cost: COST.bulk,
      }),
    },
    async (request, reply) => {
      const user = userOf(request);
      const streams = streamsByUser.get(user.uid) ?? new Set<PassThrough>();
      if (streams.size >= MAX_STREAMS) {
        reply.header('retry-after', 60);
        throw new HttpError(429, `You can have at most ${MAX_STREAMS} open windows.`);
      }
      const stream = changeStream(changes, user);
      streamsByUser.set(user.uid, streams.add(stream));
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0) streamsByUser.delete(user.uid);
      });
      return reply.headers(SSE_HEADERS).send(stream);
    },
  );
};
