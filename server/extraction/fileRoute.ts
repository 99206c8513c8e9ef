import type { FastifyPluginAsync } from 'fastify';
import { fileTextResponseSchema } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import type { RunInProcess } from '../processes/processPool.ts';
import { readFileText } from '../resume/resumeReader.ts';
import {
  acceptFiles,
  FILE_BODY_LIMIT,
  fileForm,
  type Uploads,
  uploadedFile,
} from '../resume/uploads.ts';

const operation = operationsOf('extraction');

const FIELD = 'posting';

export interface PostingFileOptions {
  runInProcess: RunInProcess;
  /** Shared by all routes that read files. */
  uploads: Uploads;
}

/** The text of a posting that is a file. The file is neither stored nor logged. */
export const postingFileRoute: FastifyPluginAsync<PostingFileOptions> = async (
  app,
  { runInProcess, uploads },
) => {
  await acceptFiles(app);
  app.post(
    '/file',
    {
      bodyLimit: FILE_BODY_LIMIT,
      ...operation('readPostingFile', "Read a posting's file", {
        description: `Returns the text of a PDF, DOC or DOCX file of at most 10 MB, cut after ${LIMITS.pageText} characters. The file isn't stored.`,
        consumes: ['multipart/form-data'],
        body: fileForm(FIELD),
        response: { 200: jsonResponse('The text of the file.', fileTextResponseSchema) },
        errors: [422, 504],
        cost: COST.work,
      }),
    },
    async (request, reply) =>
      uploads.run(userOf(request).uid, reply, async (signal) => {
        const { bytes } = await uploadedFile(request, FIELD);
        const text = await readFileText(runInProcess, bytes, userOf(request).uid, signal);
        return { success: true, data: { text: text.slice(0, LIMITS.pageText).toWellFormed() } };
      }),
  );
};
