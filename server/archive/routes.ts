import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  archiveFileSchema,
  archiveSchema,
  restoreResponseSchema,
} from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { CHECK_TIMEOUT, checkedBody, keepBytes } from '../http/jsonBodies.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { ARCHIVE_LIMITS } from '../processes/processPool.ts';
import { archiveText } from './archiveText.ts';
import { checkedArchiveSchema } from './checkArchive.ts';
import { restoreArchive } from './restoreArchive.ts';

const operation = operationsOf('profile');

const PROGRAM = new URL('./checkArchive.ts', import.meta.url);

const result = z.object({ archive: checkedArchiveSchema });

/** The archive of all data, and restoring one. */
export const archiveRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
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
    async (request, reply) => {
      const { uid: user } = userOf(request);
      const signal = signalFor(reply, CHECK_TIMEOUT);
      const job = { program: PROGRAM, result, user, signal, limits: ARCHIVE_LIMITS };
      const { archive } = await checkedBody(request, 'archive', job);
      return { data: await restoreArchive(db, user, archive, leadLimit) };
    },
  );
};
