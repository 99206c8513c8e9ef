import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import { HttpError } from '../http/httpError.ts';
import { abortError, signalFor } from '../http/signalFor.ts';
import { noValidation, serializerCompiler } from '../http/zodCompilers.ts';
import type { ResumeFile } from './repository.ts';
import { ResumeError } from './resumeError.ts';

/** Milliseconds for the upload and the rules together, also when others are read first. */
const TIMEOUT = 120_000;

const BUSY = 'Many files are being read right now. Please try again in a minute.';
const TOO_MANY = 'Your other files are still being read. Please try again in a minute.';
/** Seconds. */
const RETRY_AFTER = 60;

const MULTIPART = {
  // Browsers send file names in UTF-8.
  defParamCharset: 'utf8',
  limits: { fileSize: LIMITS.resumeBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
};

/** Bytes of a form with a file. */
export const FILE_BODY_LIMIT = LIMITS.resumeBytes + 64 * 1024;

/** The form of a route, for the API docs. */
export const fileForm = (field: string) =>
  z.object({
    [field]: z.unknown().meta({
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'The file.',
    }),
  });

/** Makes a plugin's routes take forms with a file. */
export async function acceptFiles(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(noValidation);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(multipart, MULTIPART);
  // Other content types get the form's own error message.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

const multipartErrors = (field: string): Record<string, [status: number, message: string]> => ({
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large. The limit is 10 MB.'],
  FST_FILES_LIMIT: [400, 'Please upload one file only.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    400,
    `The body must be multipart form data with a file in the field ${field}.`,
  ],
});

/** The form's only file. Throws the 400 or 413 for a bad form. */
export async function uploadedFile(request: FastifyRequest, field: string): Promise<ResumeFile> {
  try {
    let file: ResumeFile | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== field) {
        throw new HttpError(400, `The file must be in the field ${field}.`);
      }
      const buffer = await part.toBuffer();
      file = { name: part.filename, bytes: new Uint8Array(buffer) };
    }
    if (file === null) throw new HttpError(400, `Please choose a ${field} file.`);
    return file;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const [status, message] = multipartErrors(field)[(error as { code?: string }).code ?? ''] ?? [
      400,
      'The form data could not be understood.',
    ];
    throw new HttpError(status, message);
  }
}

export interface Uploads {
  /** Runs `read` unless too many files are being read. Throws an `HttpError` with the status and message. */
  run<T>(
    userId: string,
    reply: FastifyReply,
    read: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
}

/**
 * @param most files read at the same time; each is held in memory
 * @param mostPerUser of these, how many one user can have
 */
export function createUploads(most = 20, mostPerUser = 3): Uploads {
  /** The users whose files are being read. */
  const reading: string[] = [];
  return {
    async run(userId, reply, read) {
      const own = reading.filter((reader) => reader === userId).length;
      if (own >= mostPerUser || reading.length >= most) {
        reply.header('retry-after', RETRY_AFTER);
        throw own >= mostPerUser ? new HttpError(429, TOO_MANY) : new HttpError(503, BUSY);
      }
      reading.push(userId);
      const signal = signalFor(reply, TIMEOUT);
      try {
        return await read(signal);
      } catch (error) {
        if (error instanceof HttpError) throw error;
        if (signal.aborted) throw abortError(signal, BUSY);
        if (!(error instanceof ResumeError)) throw error;
        throw new HttpError(error.reason === 'wrongKind' ? 415 : 422, error.message);
      } finally {
        reading.splice(reading.indexOf(userId), 1);
      }
    },
  };
}
