import type { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { userOf } from '../auth/authentication.ts';
import { HttpError } from '../http/httpError.ts';
import { SSE_HEADERS } from '../http/sseEvent.ts';
import type { ChangeFeed } from './changeFeed.ts';
import { changeStream } from './changeStream.ts';

/** How many streams one user may have open at one server: a browser has one for all its tabs, where it can. */
const MAX_STREAMS = 50;

/**
 * GET /events: server-sent events that tell every open client of a user what changed, by word and
 * id and without content. `ChangeEvents` in src/domain/contract.ts.
 */
export async function eventRoutes(
  app: FastifyInstance,
  { changes }: { changes: ChangeFeed },
): Promise<void> {
  const open = new Map<string, Set<PassThrough>>();
  // A server that closes waits for its answers, and these would never end.
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });

  app.get('/events', { config: { call: 'followChanges' } }, async (request, reply) => {
    const user = userOf(request);
    const streams = open.get(user.uid) ?? new Set<PassThrough>();
    if (streams.size >= MAX_STREAMS) {
      reply.header('retry-after', 60);
      throw new HttpError(429, `Only ${MAX_STREAMS} windows can follow changes at the same time.`);
    }
    const stream = changeStream(changes, user);
    open.set(user.uid, streams.add(stream));
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) open.delete(user.uid);
    });
    return reply.headers(SSE_HEADERS).send(stream);
  });
}
