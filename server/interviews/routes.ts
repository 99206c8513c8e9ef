import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { OPEN_INTERVIEW_DAYS } from '#domain/contract/enums.ts';
import {
  type InterviewListResponse,
  type InterviewResponse,
  interviewListResponseSchema,
  interviewResponseSchema,
  interviewSchema,
  interviewUpdateSchema,
  newInterviewSchema,
  TOO_MANY_INTERVIEWS,
} from '#domain/contract/interviews.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { conflictResponse, jsonResponse, noContent } from '../http/responses.ts';
import { leadIdParam, leadNotFound, leadParamsSchema, parseLeadId } from '../leads/leadId.ts';
import { findLead } from '../leads/repository.ts';
import {
  addInterview,
  deleteInterview,
  findInterview,
  listInterviews,
  listOpenInterviews,
  updateInterview,
} from './repository.ts';

/** The same for unknown ids, for interviews of another lead and for other users' interviews. */
const interviewNotFound = (): HttpError => new HttpError(404, 'Interview not found.');

const paramsSchema = leadParamsSchema.extend({
  interviewId: z.string().describe("The interview's id, a UUID."),
});

/** The ids in the path. Throws the 404 when one isn't a UUID. */
function idsIn(params: z.output<typeof paramsSchema>): [leadId: string, id: string] {
  const leadId = parseLeadId(params.id);
  const id = parseLeadId(params.interviewId);
  if (leadId === null || id === null) throw interviewNotFound();
  return [leadId, id];
}

const operation = operationsOf('interviews');

/** The interviews of leads. */
export const interviewRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/interviews',
    operation('listOpenInterviews', 'List coming interviews', {
      description: `Those without an outcome, from ${OPEN_INTERVIEW_DAYS} days ago on, soonest first.`,
      response: { 200: jsonResponse('The interviews.', interviewListResponseSchema) },
    }),
    async (request): Promise<InterviewListResponse> => ({
      data: await listOpenInterviews(db, userOf(request).uid),
    }),
  );

  app.get(
    '/leads/:id/interviews',
    operation('listInterviews', "List a lead's interviews", {
      description: 'Soonest first.',
      params: leadParamsSchema,
      response: { 200: jsonResponse('The interviews.', interviewListResponseSchema) },
    }),
    async (request): Promise<InterviewListResponse> => {
      const { uid } = userOf(request);
      const leadId = leadIdParam(request.params);
      const data = await listInterviews(db, uid, leadId);
      if (data.length === 0 && !(await findLead(db, uid, leadId))) throw leadNotFound();
      return { data };
    },
  );

  app.post(
    '/leads/:id/interviews',
    operation('addInterview', 'Add an interview', {
      params: leadParamsSchema,
      body: newInterviewSchema,
      response: { 201: jsonResponse('The interview.', interviewResponseSchema) },
      errors: [409],
    }),
    async (request, reply): Promise<InterviewResponse> => {
      const leadId = leadIdParam(request.params);
      const data = await addInterview(db, userOf(request).uid, leadId, request.body);
      if (!data) throw leadNotFound();
      if (data === 'limit reached') throw new HttpError(409, TOO_MANY_INTERVIEWS);
      reply.code(201);
      return { data };
    },
  );

  app.put(
    '/leads/:id/interviews/:interviewId',
    operation('updateInterview', 'Update an interview', {
      description: 'Fields that are not sent stay as they are.',
      params: paramsSchema,
      body: interviewUpdateSchema,
      response: {
        200: jsonResponse('The interview.', interviewResponseSchema),
        409: conflictResponse(interviewSchema),
      },
    }),
    async (request): Promise<InterviewResponse> => {
      const { uid } = userOf(request);
      const ids = idsIn(request.params);
      const data = await updateInterview(db, uid, ...ids, request.body);
      if (data) return { data };
      const current = await findInterview(db, uid, ...ids);
      throw current ? conflict(current) : interviewNotFound();
    },
  );

  app.delete(
    '/leads/:id/interviews/:interviewId',
    operation('deleteInterview', 'Delete an interview', {
      params: paramsSchema,
      response: { 204: noContent('The interview is deleted.') },
    }),
    async (request, reply) => {
      if (!(await deleteInterview(db, userOf(request).uid, ...idsIn(request.params))))
        throw interviewNotFound();
      return reply.code(204).send();
    },
  );
};
