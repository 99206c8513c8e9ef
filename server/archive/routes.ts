import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  archiveSchema,
  type HistoryResponse,
  historyResponseSchema,
  type RestoreResponse,
  restoreResponseSchema,
} from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { noValidation } from '../http/zodCompilers.ts';
import { limitReached } from '../leads/limitReached.ts';
import { createThreadPool, ThreadLimitError } from '../threads/threadPool.ts';
import { listHistory } from './listHistory.ts';
import { restoreArchive } from './restoreArchive.ts';
import type { ArchiveOutcome } from './worker.ts';

const operation = operationsOf('profile');

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** PostgreSQL's errors for values that don't fit: of data and constraints. */
const INVALID_ROW = /^(22|23)/;

/** What the archive has besides the other lists, and restoring one. */
export const archiveRoutes: FastifyPluginAsyncZod<{
  db: Database;
  leadLimit: number | null;
}> = async (app, { db, leadLimit }) => {
  // Its own pool, so that archives don't keep resumes waiting.
  const runInThread = createThreadPool({ name: 'archives', concurrency: 1, timeLimit: 20_000 });
  app.setValidatorCompiler(noValidation);
  // A large archive is parsed in a thread.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.get(
    '/history',
    operation('listHistory', 'List the status changes of all leads', {
      description: 'Oldest first. For the archive.',
      response: { 200: jsonResponse('The changes.', historyResponseSchema) },
      cost: COST.bulk,
    }),
    async (request): Promise<HistoryResponse> => ({
      data: await listHistory(db, userOf(request).uid),
    }),
  );

  app.post(
    '/restore',
    {
      bodyLimit: LIMITS.archiveBytes,
      ...operation('restoreArchive', 'Restore an archive', {
        description:
          'Adds what the user does not have yet, all of it or nothing. What exists already stays as it is. Takes the file of "Download my data".',
        body: archiveSchema,
        response: { 200: jsonResponse('What was added and skipped.', restoreResponseSchema) },
        errors: [409],
        cost: COST.work,
      }),
    },
    async (request): Promise<RestoreResponse> => {
      const bytes = new Uint8Array((request.body as unknown as Buffer | undefined) ?? []);
      const outcome = await runInThread<ArchiveOutcome>(PROGRAM, { bytes }).catch((error) => {
        if (!(error instanceof ThreadLimitError)) throw error;
        throw new HttpError(413, 'The archive is too large.');
      });
      if ('problem' in outcome) throw new HttpError(400, outcome.problem);
      const { uid } = userOf(request);
      const data = await restoreArchive(db, uid, outcome.texts, leadLimit).catch((error) => {
        const { code = '' } = (error.cause ?? {}) as { code?: string };
        if (!INVALID_ROW.test(code)) throw error;
        throw new HttpError(400, "The archive has a value that can't be stored.");
      });
      if (data === 'limit reached') throw limitReached(leadLimit);
      return { data };
    },
  );
};
