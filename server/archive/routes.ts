import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  archiveFileSchema,
  archiveSchema,
  type RestoreResponse,
  restoreResponseSchema,
} from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { checkedBody, keepBytes } from '../http/largeBody.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { limitReached } from '../leads/limitReached.ts';
import { createThreadPool } from '../threads/threadPool.ts';
import { archiveText } from './archiveText.ts';
import { restoreArchive } from './restoreArchive.ts';
import type { CheckedArchive } from './worker.ts';

const operation = operationsOf('profile');

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** For checking an archive, in milliseconds. */
const TIMEOUT = 20_000;

/** The archive of all data, and restoring one. */
export const archiveRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  // Its own pool, so that archives don't keep resumes waiting.
  const runInThread = createThreadPool({ name: 'archives', concurrency: 1, timeLimit: TIMEOUT });
  keepBytes(app);

  app.get(
    '/archive',
    operation('getArchive', 'Download all data', {
      description:
        'Streamed. If a part cannot be read, the connection breaks off, so that no archive is incomplete.',
      response: {
        200: {
          description: 'The archive.',
          content: {
            'application/json': { schema: archiveFileSchema as unknown as z.ZodType<Readable> },
          },
        },
      },
      cost: COST.work,
    }),
    async (request, reply) =>
      reply.type('application/json').send(Readable.from(archiveText(db, userOf(request)))),
  );

  app.post(
    '/restore',
    {
      bodyLimit: LIMITS.archiveBytes,
      ...operation('restoreArchive', 'Restore an archive', {
        description:
          'Checks the whole archive, then adds what the user does not have yet. What exists already stays as it is, so a restore that was interrupted can be repeated. Takes the file of "Download my data".',
        body: archiveSchema,
        response: { 200: jsonResponse('What was added and skipped.', restoreResponseSchema) },
        errors: [409, 504],
        cost: COST.work,
      }),
    },
    async (request, reply): Promise<RestoreResponse> => {
      const signal = signalFor(reply, 3 * TIMEOUT);
      const check = checkedBody<{ archive: CheckedArchive }>(
        request,
        [runInThread, PROGRAM],
        signal,
        'archive',
      );
      const { archive } = await check;
      const { uid } = userOf(request);
      const data = await restoreArchive(db, uid, archive, leadLimit);
      if (data === 'limit reached') throw limitReached(leadLimit);
      return { data };
    },
  );
};
