import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '#domain/contract/fields.ts';
import { storedResumeSchema } from '#domain/contract/resume.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import {
  findResume,
  findResumeEntry,
  listResumes,
  ownResumes,
  type ResumeFile,
  resumeSlices,
} from './repository.ts';

/** The same for unknown ids and for other users' resumes. */
const resumeNotFound = () => new HttpError(404, 'Resume not found.');

export const resumeParamsSchema = pathIds(resumeNotFound().message, 'id');

/** The user's file. Throws the 404. */
export async function storedResume(db: Database, userId: string, id: string): Promise<ResumeFile> {
  const file = await findResume(db, userId, id);
  if (!file) throw resumeNotFound();
  return file;
}

const CONTENT_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const FILE_CONTENT = Object.fromEntries(
  Object.values(CONTENT_TYPES).map((type) => [
    type,
    { schema: z.unknown().meta({ type: 'string', contentMediaType: type }) },
  ]),
);

/** The stored name ends with the extension of the content. */
export const contentType = (name: string): string =>
  CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const operation = operationsOf('resume');

/** The user's stored resumes. */
export const storedResumeRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/resumes',
    operation('listResumes', 'List stored resumes', {
      description: 'The last uploaded first, without their content.',
      response: { 200: jsonResponse('The resumes.', dataOf(z.array(storedResumeSchema))) },
    }),
    async (request) => ({ data: await listResumes(db, userOf(request).uid) }),
  );

  app.get(
    '/resumes/:id/file',
    operation('downloadResume', 'Download a stored resume', {
      params: resumeParamsSchema,
      response: { 200: { description: 'The file as uploaded.', content: FILE_CONTENT } },
      cost: COST.bulk,
    }),
    async (request, reply) => {
      const userId = userOf(request).uid;
      const entry = await findResumeEntry(db, userId, request.params.id);
      if (!entry) throw resumeNotFound();
      const { name, size } = entry;
      // Always a download: a page that opens in the browser could run what a file brings along.
      reply.header('content-disposition', contentDisposition(name));
      reply.header('content-length', size);
      return reply.type(contentType(name)).send(Readable.from(resumeSlices(db, userId, entry)));
    },
  );

  app.delete(
    '/resumes/:id',
    operation('deleteResume', 'Delete a stored resume', {
      description: "Leads that went with it keep the file's name.",
      params: resumeParamsSchema,
      response: { 204: noContent('The resume is deleted.') },
    }),
    async (request) => {
      const isDeleted = await ownResumes.remove(db, userOf(request).uid, request.params.id);
      if (!isDeleted) throw resumeNotFound();
    },
  );
};
