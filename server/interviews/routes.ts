import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { OPEN_INTERVIEW_DAYS } from '#domain/contract/enums.ts';
import { dataOf } from '#domain/contract/fields.ts';
import {
  interviewSchema,
  interviewUpdateSchema,
  newInterviewSchema,
} from '#domain/contract/interviews.ts';
import { type AiFor, modelOrNull } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { conflictResponse, jsonResponse, noContent } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { findLead, loadLead } from '../leads/repository.ts';
import { expectQuestions } from './expectQuestions.ts';
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

const paramsSchema = pathIds(interviewNotFound().message, 'id', 'interviewId');

interface InterviewRoutesOptions {
  db: Database;
  aiFor: AiFor;
}

const operation = operationsOf('interviews');

/** The interviews of leads. */
export const interviewRoutes: FastifyPluginAsyncZod<InterviewRoutesOptions> = async (
  app,
  { db, aiFor },
) => {
  app.get(
    '/interviews',
    operation('listOpenInterviews', 'List coming interviews', {
      description: `Those without an outcome, from ${OPEN_INTERVIEW_DAYS} days ago on, soonest first.`,
      response: { 200: jsonResponse('The interviews.', dataOf(z.array(interviewSchema))) },
    }),
    async (request) => ({ data: await listOpenInterviews(db, userOf(request).uid) }),
  );

  app.get(
    '/leads/:id/interviews',
    operation('listInterviews', "List a lead's interviews", {
      description: 'Soonest first.',
      params: leadParamsSchema,
      response: { 200: jsonResponse('The interviews.', dataOf(z.array(interviewSchema))) },
    }),
    async (request) => {
      const { uid } = userOf(request);
      const leadId = request.params.id;
      const data = await listInterviews(db, uid, leadId);
      if (data.length === 0) await loadLead(db, uid, leadId);
      return { data };
    },
  );

  app.post(
    '/leads/:id/interviews',
    operation('addInterview', 'Add an interview', {
      params: leadParamsSchema,
      body: newInterviewSchema,
      response: { 201: jsonResponse('The interview.', dataOf(interviewSchema)) },
      errors: [409],
    }),
    async (request) => {
      const leadId = request.params.id;
      const data = await addInterview(db, userOf(request).uid, leadId, request.body);
      if (!data) throw leadNotFound();
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
        200: jsonResponse('The interview.', dataOf(interviewSchema)),
        409: conflictResponse(interviewSchema),
      },
    }),
    async (request) => {
      const { uid } = userOf(request);
      const { id, interviewId } = request.params;
      const data = await updateInterview(db, uid, id, interviewId, request.body);
      if (data) return { data };
      const current = await findInterview(db, uid, id, interviewId);
      throw current ? conflict(current) : interviewNotFound();
    },
  );

  app.delete(
    '/leads/:id/interviews/:interviewId',
    operation('deleteInterview', 'Delete an interview', {
      params: paramsSchema,
      response: { 204: noContent('The interview is deleted.') },
    }),
    async (request) => {
      const { id, interviewId } = request.params;
      if (!(await deleteInterview(db, userOf(request).uid, id, interviewId)))
        throw interviewNotFound();
    },
  );

  app.post(
    '/leads/:id/interviews/:interviewId/likely-questions',
    operation('expectQuestions', 'Have the model expect questions', {
      description:
        'Replaces the likely questions of the interview with those that the model expects.',
      params: paramsSchema,
      response: { 200: jsonResponse('The interview.', dataOf(interviewSchema)) },
      errors: [400, 502],
      cost: COST.work,
    }),
    async (request, reply) => {
      const { uid } = userOf(request);
      const { id: leadId, interviewId: id } = request.params;
      const interview = await findInterview(db, uid, leadId, id);
      const lead = interview && (await findLead(db, uid, leadId));
      if (!lead) throw interviewNotFound();
      const ai = await aiFor(uid, 'letters');
      if (!ai) throw new HttpError(400, 'No AI model is set up on this server.');
      const context = { signal: signalFor(reply), log: request.log };
      const likelyQuestions = await modelOrNull('the model expected no questions', context, () =>
        expectQuestions(ai, { interview, lead }, context.signal),
      );
      if (!likelyQuestions)
        throw new HttpError(502, "Couldn't suggest questions. Please try again.");
      const data = await updateInterview(db, uid, leadId, id, { likelyQuestions });
      if (!data) throw interviewNotFound();
      return { data };
    },
  );
};
