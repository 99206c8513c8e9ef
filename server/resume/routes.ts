import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ResumeAnswer } from '#domain/contract.ts';
import { HttpError } from '../http/httpError.ts';
import { createResumeReader, type ReadResumeFile, ResumeReaderBusyError } from './resumeReader.ts';
import { ResumeRefusal } from './resumeRefusal.ts';

/** The most that a resume file may have, in bytes. */
const FILE_LIMIT = 10 * 1024 * 1024;
const FIELD = 'resume';

const SENTENCES: Record<string, [status: number, sentence: string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large: at most 10 MB is taken.'],
  FST_FILES_LIMIT: [400, 'Please upload one file only.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    400,
    'The body must be multipart form data with a file in the field resume.',
  ],
};

/** The one file of the form. Throws the 400 or 413 that says what is wrong with the form. */
async function uploadedFile(request: FastifyRequest): Promise<Uint8Array> {
  try {
    let bytes: Uint8Array | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== FIELD) {
        throw new HttpError(400, 'The file must be in the field resume.');
      }
      const buffer = await part.toBuffer();
      // A buffer of its own, which a thread can be given.
      bytes = new Uint8Array(buffer);
    }
    if (bytes === null) throw new HttpError(400, 'Please choose a resume file.');
    return bytes;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const [status, sentence] = SENTENCES[(error as { code?: string }).code ?? ''] ?? [
      400,
      'The form data could not be understood.',
    ];
    throw new HttpError(status, sentence);
  }
}

/** POST /user/resume (product spec, section 7). The file is neither stored nor logged. */
export const resumeRoutes: FastifyPluginAsync<{ readResume?: ReadResumeFile }> = async (
  app,
  { readResume = createResumeReader() },
) => {
  await app.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
  });

  app.post(
    '/resume',
    { bodyLimit: FILE_LIMIT + 64 * 1024 },
    async (request): Promise<ResumeAnswer> => {
      const bytes = await uploadedFile(request);
      try {
        return await readResume(bytes);
      } catch (error) {
        if (error instanceof ResumeRefusal) {
          throw new HttpError(error.reason === 'wrongKind' ? 415 : 422, error.message);
        }
        if (error instanceof ResumeReaderBusyError) {
          throw new HttpError(
            503,
            'Many resumes are being read right now. Please try again in a minute.',
          );
        }
        throw error;
      }
    },
  );
};
