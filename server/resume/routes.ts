import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { dataOf } from '#domain/contract/fields.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type ResumeResponse,
  resumeResponseSchema,
  resumeTextResponseSchema,
  resumeUploadResponseSchema,
  storedResumeSchema,
  TOO_MANY_RESUMES,
} from '#domain/contract/resume.ts';
import { resumeToSend } from '#domain/resume/resumeToSend.ts';
import { type AiFor, modelOrNull } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import type { RunInProcess } from '../processes/processPool.ts';
import { readByRules } from '../rules/readByRules.ts';
import { fileKind } from './fileKind.ts';
import { readWithModel } from './modelReader.ts';
import { ownResumeText } from './ownResumeText.ts';
import type { ReadResume } from './readResume.ts';
import { addResume, keepResumeText } from './repository.ts';
import { ResumeError } from './resumeError.ts';
import type { ReadResumeFile } from './resumeReader.ts';
import { storedName } from './storedName.ts';
import { resumeParamsSchema, storedResume, storedResumeRoutes } from './storedRoutes.ts';
import {
  acceptFiles,
  createUploads,
  FILE_BODY_LIMIT,
  fileForm,
  type Uploads,
  uploadedFile,
} from './uploads.ts';

const operation = operationsOf('resume');

const FIELD = 'resume';

export interface ResumeRoutesOptions {
  db: Database;
  /** The model that reads a user's resumes; without it, rules only. */
  aiFor: AiFor;
  readResume: ReadResumeFile;
  runInProcess: RunInProcess;
  /** Shared by all routes that read files. */
  uploads: Uploads;
}

/** POST /user/resume (product spec, section 7), and the stored files. No file is logged. */
export const resumeRoutes: FastifyPluginAsync<ResumeRoutesOptions> = async (
  app,
  { db, aiFor, runInProcess, readResume, uploads },
) => {
  await acceptFiles(app);
  // Files that are only stored don't wait for those that are read.
  const storing = createUploads();

  /** The model's reading. Without a model, or if it fails, the rules' reading. */
  async function responseFor(
    read: ReadResume,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ResumeResponse> {
    const user = userOf(request).uid;
    const ai = await aiFor(user, 'resumes');
    if (!ai) return read.response;
    const signal = signalFor(reply);
    const context = { signal, log: request.log };
    const response = await modelOrNull('the model read no resume', context, () =>
      readWithModel(ai, runInProcess, read, { user, signal }),
    );
    return response ?? { ...read.response, notice: readByRules('this resume') };
  }

  app.post(
    '/resume',
    {
      bodyLimit: FILE_BODY_LIMIT,
      ...operation('readResume', 'Read a resume', {
        description: `Reads a PDF, DOC or DOCX file of at most 10 MB and stores the file, ${LIMITS.resumes} per user. The result isn't stored; save the profile to keep it.`,
        consumes: ['multipart/form-data'],
        body: fileForm(FIELD),
        response: { 200: jsonResponse('The facts of the resume.', resumeUploadResponseSchema) },
        errors: [422, 504],
        cost: COST.work,
      }),
    },
    async (request, reply) => {
      const userId = userOf(request).uid;
      const { read, resume } = await uploads.run(userId, reply, async (signal) => {
        const { name, bytes } = await uploadedFile(request, FIELD);
        const read = await readResume(bytes, userId, signal);
        const kind = fileKind(bytes) ?? 'pdf';
        const resume = await addResume(db, userId, { name: storedName(name, kind), bytes });
        if (resume) await keepResumeText(db, userId, resume.id, read.text);
        return { read, resume };
      });
      return { ...(await responseFor(read, request, reply)), resume };
    },
  );

  app.post(
    '/resumes',
    {
      bodyLimit: FILE_BODY_LIMIT,
      ...operation('storeResume', 'Store a resume', {
        description: `Stores a PDF, DOC or DOCX file of at most 10 MB without reading it, ${LIMITS.resumes} per user. The same file is stored once.`,
        consumes: ['multipart/form-data'],
        body: fileForm(FIELD),
        response: { 201: jsonResponse('The stored file.', dataOf(storedResumeSchema)) },
        errors: [409],
        cost: COST.bulk,
      }),
    },
    async (request, reply) => {
      const userId = userOf(request).uid;
      const data = await storing.run(userId, reply, async () => {
        const { name, bytes } = await uploadedFile(request, FIELD);
        const kind = fileKind(bytes);
        if (kind === null) throw new ResumeError('wrongKind');
        return addResume(db, userId, { name: storedName(name, kind), bytes });
      });
      if (!data) throw new HttpError(409, TOO_MANY_RESUMES);
      return { data };
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
    async (request, reply) => {
      const userId = userOf(request).uid;
      const { id } = request.params;
      const read = await uploads.run(userId, reply, async (signal) => {
        const { bytes } = await storedResume(db, userId, id);
        const read = await readResume(bytes, userId, signal);
        await keepResumeText(db, userId, id, read.text);
        return read;
      });
      return responseFor(read, request, reply);
    },
  );

  app.get(
    '/resumes/text',
    operation('getResumeText', "Get the text of the user's resume", {
      description:
        'What letters are written from besides the profile: the text of the file that the profile was last filled from, else of the newest one, without contacts. Empty without a file.',
      response: { 200: jsonResponse('The text.', resumeTextResponseSchema) },
      cost: COST.work,
    }),
    async (request, reply) => {
      const text = await ownResumeText(db, readResume, userOf(request).uid, signalFor(reply));
      return { data: { text: resumeToSend(text) } };
    },
  );
  await app.register(storedResumeRoutes, { db });
};
