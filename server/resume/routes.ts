import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type ResumeResponse,
  type ResumeUploadResponse,
  resumeResponseSchema,
  resumeUploadResponseSchema,
} from '#domain/contract/resume.ts';
import type { AiFor } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { abortError, signalFor } from '../http/signalFor.ts';
import { noValidation, serializerCompiler } from '../http/zodCompilers.ts';
import { createThreadPool, type RunInThread } from '../threads/threadPool.ts';
import { fileKind } from './fileKind.ts';
import { readWithModel } from './modelReader.ts';
import type { ReadResume } from './readResume.ts';
import { addResume, type ResumeFile } from './repository.ts';
import { ResumeError } from './resumeError.ts';
import { createResumeReader, type ReadResumeFile } from './resumeReader.ts';
import { storedName } from './storedName.ts';
import {
  resumeIdParam,
  resumeParamsSchema,
  storedResume,
  storedResumeRoutes,
} from './storedRoutes.ts';

const operation = operationsOf('resume');

const FIELD = 'resume';

const formSchema = z.object({
  [FIELD]: z.unknown().meta({
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The file.',
  }),
});

/** Milliseconds for the upload and the rules together, also when others are read first. */
const TIMEOUT = 60_000;

const BUSY = 'Many resumes are being read right now. Please try again in a minute.';
const TOO_MANY = 'Your other files are still being read. Please try again in a minute.';
/** Seconds. */
const RETRY_AFTER = 60;

const MULTIPART = {
  // Browsers send file names in UTF-8.
  defParamCharset: 'utf8',
  limits: { fileSize: LIMITS.resumeBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
};

/** What the user reads where rules answer for a model. */
const READ_BY_RULES = "The AI model couldn't read this resume, so it was read by rules.";

const MULTIPART_ERRORS: Record<string, [status: number, message: string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large. The limit is 10 MB.'],
  FST_FILES_LIMIT: [400, 'Please upload one file only.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    400,
    'The body must be multipart form data with a file in the field resume.',
  ],
};

/** The form's only file. Throws the 400 or 413 for a bad form. */
async function uploadedFile(request: FastifyRequest): Promise<ResumeFile> {
  try {
    let file: ResumeFile | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== FIELD) {
        throw new HttpError(400, 'The file must be in the field resume.');
      }
      const buffer = await part.toBuffer();
      file = { name: part.filename, bytes: new Uint8Array(buffer) };
    }
    if (file === null) throw new HttpError(400, 'Please choose a resume file.');
    return file;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const [status, message] = MULTIPART_ERRORS[(error as { code?: string }).code ?? ''] ?? [
      400,
      'The form data could not be understood.',
    ];
    throw new HttpError(status, message);
  }
}

export interface ResumeRoutesOptions {
  db: Database;
  /** The model that reads a user's resumes; without it, rules only. */
  aiFor?: AiFor;
  readResume?: ReadResumeFile;
  runInThread?: RunInThread;
  /** Files read at the same time; each is held in memory. */
  maxUploads?: number;
  /** Of these, how many one user can have. */
  maxUploadsPerUser?: number;
  userIdOf?: (request: FastifyRequest) => string;
}

/** POST /user/resume (product spec, section 7), and the stored files. No file is logged. */
export const resumeRoutes: FastifyPluginAsync<ResumeRoutesOptions> = async (
  app,
  {
    db,
    aiFor = async () => null,
    runInThread = createThreadPool(),
    readResume = createResumeReader({ runInThread }),
    maxUploads = 20,
    maxUploadsPerUser = 3,
    userIdOf = (request) => userOf(request).uid,
  },
) => {
  app.setValidatorCompiler(noValidation);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(multipart, MULTIPART);
  // Other content types get the form's own error message.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  /** The users whose files are being read. */
  const reading: string[] = [];

  /** Reads a file by rules. Throws an `HttpError` with the status and message. */
  async function readByRules(bytes: Uint8Array, signal: AbortSignal): Promise<ReadResume> {
    try {
      return await readResume(bytes, signal);
    } catch (error) {
      if (signal.aborted) throw abortError(signal, BUSY);
      if (error instanceof ResumeError) {
        throw new HttpError(error.reason === 'wrongKind' ? 415 : 422, error.message);
      }
      throw error;
    }
  }

  /** Runs `read` unless too many files are being read. */
  async function withinLimits<T>(
    userId: string,
    reply: FastifyReply,
    read: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (reading.filter((reader) => reader === userId).length >= maxUploadsPerUser) {
      reply.header('retry-after', RETRY_AFTER);
      throw new HttpError(429, TOO_MANY);
    }
    if (reading.length >= maxUploads) {
      reply.header('retry-after', RETRY_AFTER);
      throw new HttpError(503, BUSY);
    }
    reading.push(userId);
    try {
      return await read(signalFor(reply, TIMEOUT));
    } finally {
      reading.splice(reading.indexOf(userId), 1);
    }
  }

  /** The model's reading. Without a model, or if it fails, the rules' reading. */
  async function responseFor(
    read: ReadResume,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ResumeResponse> {
    const ai = await aiFor(userIdOf(request), 'resumes');
    if (!ai) return read.response;
    try {
      return await readWithModel(ai, runInThread, read, signalFor(reply));
    } catch (error) {
      // Don't log the error itself: it quotes the resume.
      const reason = error instanceof Error ? error.name : 'unknown';
      request.log.warn({ reason }, 'the model failed to read a resume; used the rules');
      return { ...read.response, notice: READ_BY_RULES };
    }
  }

  app.post(
    '/resume',
    {
      bodyLimit: LIMITS.resumeBytes + 64 * 1024,
      ...operation('readResume', 'Read a resume', {
        description: `Reads a PDF, DOC or DOCX file of at most 10 MB and stores the file, ${LIMITS.resumes} per user. The result isn't stored; save the profile to keep it.`,
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 200: jsonResponse('The facts of the resume.', resumeUploadResponseSchema) },
        errors: [422, 504],
        cost: COST.work,
      }),
    },
    async (request, reply): Promise<ResumeUploadResponse> => {
      const userId = userIdOf(request);
      const { read, resume } = await withinLimits(userId, reply, async (signal) => {
        const { name, bytes } = await uploadedFile(request);
        const read = await readByRules(bytes, signal);
        const kind = fileKind(bytes) ?? 'pdf';
        return {
          read,
          resume: await addResume(db, userId, { name: storedName(name, kind), bytes }),
        };
      });
      return { ...(await responseFor(read, request, reply)), resume };
    },
  );

  app.post<{ Params: z.output<typeof resumeParamsSchema> }>(
    '/resumes/:id/read',
    operation('readStoredResume', 'Read a stored resume again', {
      params: resumeParamsSchema,
      response: { 200: jsonResponse('The facts of the resume.', resumeResponseSchema) },
      errors: [422, 504],
      cost: COST.work,
    }),
    async (request, reply): Promise<ResumeResponse> => {
      const userId = userIdOf(request);
      const id = resumeIdParam(request.params);
      const read = await withinLimits(userId, reply, async (signal) => {
        const { bytes } = await storedResume(db, userId, id);
        return readByRules(bytes, signal);
      });
      return responseFor(read, request, reply);
    },
  );
  await app.register(storedResumeRoutes, { db, userIdOf });
};
