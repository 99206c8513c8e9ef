import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ErrorBody, pitchLimitErrorSchema } from '#domain/contract/errors.ts';
import { dataOf } from '#domain/contract/fields.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchRateLimit } from '#domain/contract/pitches.ts';
import {
  pitchListQuerySchema,
  pitchListResponseSchema,
  pitchRequestSchema,
  pitchResponseSchema,
  pitchSchema,
  pitchUpdateSchema,
  pitchVersionSchema,
} from '#domain/contract/pitches.ts';
import { createModelWriter, createTemplateWriter, writtenBy } from '../ai/pitchWriter.ts';
import type { UserModels } from '../ai/userModels.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { logFailure } from '../http/outages.ts';
import { conflictResponse, eventStream, jsonResponse, noContent } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { SSE_HEADERS } from '../http/sseEvent.ts';
import { loadLead } from '../leads/repository.ts';
import { ownResumeText } from '../resume/ownResumeText.ts';
import type { ReadResumeFile } from '../resume/resumeReader.ts';
import type { RunRule } from '../rules/runRule.ts';
import { countPitch, readRateLimit } from './dailyLimit.ts';
import { generatePitch, type PitchPart } from './generatePitch.ts';
import { loadPitchInput, loadPitchToGoOn } from './loadPitchInput.ts';
import { pitchEventStream } from './pitchEventStream.ts';
import { pitchNotFound, pitchParamsSchema } from './pitchId.ts';
import { listPitches } from './pitchList.ts';
import { deletePitch, findPitch, listVersions, updatePitch } from './repository.ts';

export interface PitchRoutesOptions {
  db: Database;
  runRule: RunRule;
  /** The models that write users' pitches. */
  userModels: UserModels;
  /** Pitches per user and UTC day. */
  dailyLimit: number;
  readResume: ReadResumeFile;
}

const acceptsEvents = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream');

function sendLimitReached(reply: FastifyReply, rateLimit: PitchRateLimit): FastifyReply {
  const { limit, resetInSeconds } = rateLimit;
  const error = `You've used all ${limit} pitches for today.`;
  return reply
    .code(429)
    .header('retry-after', resetInSeconds)
    .send({ error, rateLimit } satisfies ErrorBody & { rateLimit: PitchRateLimit });
}

const operation = operationsOf('pitches');

const WRITTEN_ELSEWHERE =
  'content is required from browser-model and assistant, and not allowed from server-model.';

const EVENTS =
  'Server-sent events: `token` with `{text}` for each chunk of the text, `restart` when the chunks so far were not part of it, `waiting` with `{text}` when the model is busy or reads the letter again, `stored` with the pitch before it is read again, then `done` with a PitchResponse, or `error` with `{error, status}`.';

/** The operations on pitches (product spec, sections 3, 7 and 9). */
export const pitchRoutes: FastifyPluginAsyncZod<PitchRoutesOptions> = async (
  app,
  { db, runRule, userModels, dailyLimit, readResume },
) => {
  app.post(
    '/generate-from-company',
    operation('generatePitch', 'Write a pitch', {
      description:
        'Writes a pitch from the profile and the posting, stores it, and lists its claims that neither of them supports. With `Accept: text/event-stream` the text is streamed. With `content`, a letter that is written already is stored instead. A starting draft, a letter by an own model, one that is written already and a failed pitch do not count toward the daily limit. The letter is stored, and a second request to the model reads it as the employer would; the pitch of the response is the mended one. `reads` only does the second request, for a stored pitch. A letter that the model cut at its limit is stored with `cutOff`, and `continues` writes the rest.',
      body: pitchRequestSchema,
      response: {
        200: {
          description: 'The pitch, and how many are left today.',
          content: {
            'application/json': { schema: pitchResponseSchema },
            ...eventStream(EVENTS),
          },
        },
        429: jsonResponse(
          "The day's pitches are used up, or there are too many requests.",
          pitchLimitErrorSchema,
        ),
      },
      errors: [404, 502, 504],
      cost: COST.work,
    }),
    async (request, reply) => {
      const userId = userOf(request).uid;
      const { writer: kind, content, subject } = request.body;
      const isServers = kind === undefined || kind === 'template' || kind === 'server-model';
      const isWritten = content !== undefined;
      if (isWritten ? !kind || kind === 'server-model' : !isServers) {
        throw new HttpError(400, WRITTEN_ELSEWHERE);
      }
      const isByModel = !isWritten && kind !== 'template';
      const ai = isByModel ? await userModels.aiFor(userId, 'letters') : null;
      if (kind === 'server-model' && !ai) {
        throw new HttpError(400, 'No AI model is set up on this server. Choose another writer.');
      }
      const plain =
        kind && isWritten ? writtenBy(kind, content) : createTemplateWriter(runRule, userId);
      const writer = ai ? createModelWriter(ai, runRule, userId) : plain;
      const { cut, again } = await loadPitchToGoOn(db, userId, request.body);
      const signal = signalFor(reply);
      const pitchInput = await loadPitchInput(db, userId, request.body, async () =>
        ai || isWritten ? ownResumeText(db, readResume, userId, signal) : '',
      );
      const counts = ai !== null && !ai.isOwn;
      const counted = counts ? await countPitch(db, userId, dailyLimit) : null;
      const rateLimit = counted?.rateLimit ?? (await readRateLimit(db, userId, dailyLimit));
      if (counts && !counted) return sendLimitReached(reply, rateLimit);

      const day = counted?.day ?? null;
      const onUnread = (error: unknown) =>
        logFailure(request, error, 'the second reading of a pitch failed');
      const task = { db, runRule, writer, userId, pitchInput, subject, cut, again, day, signal };
      const generate = async (onPart?: (part: PitchPart) => void) => {
        try {
          return { pitch: await generatePitch({ ...task, onUnread, onPart }), rateLimit };
        } catch (error) {
          // A client that disconnected is not an error.
          if (!(error instanceof HttpError) || error.statusCode >= 500)
            logFailure(request, error, 'pitch generation failed');
          throw error;
        }
      };
      if (!acceptsEvents(request)) return generate();
      return reply.headers(SSE_HEADERS).send(pitchEventStream(generate));
    },
  );

  app.get(
    '',
    operation('listPitches', 'List pitches', {
      description:
        "One page of all pitches or one lead's, newest first, and how many are left today.",
      querystring: pitchListQuerySchema,
      response: { 200: jsonResponse('The page.', pitchListResponseSchema) },
    }),
    async (request) => {
      const userId = userOf(request).uid;
      return {
        ...(await listPitches(db, userId, request.query)),
        rateLimit: await readRateLimit(db, userId, dailyLimit),
        ...(await userModels.usage(userId)),
      };
    },
  );

  app.get(
    '/:id',
    operation('getPitch', 'Get a pitch', {
      params: pitchParamsSchema,
      response: { 200: jsonResponse('The pitch.', dataOf(pitchSchema)) },
    }),
    async (request) => {
      const data = await findPitch(db, userOf(request).uid, request.params.id);
      if (!data) throw pitchNotFound();
      return { data };
    },
  );

  app.get(
    '/:id/versions',
    operation('listPitchVersions', 'List the versions of a pitch', {
      description: `What was saved and sent, newest first, and last the pitch as it was written. The last ${LIMITS.pitchEdits} edits and ${LIMITS.sentLetters} sent letters are kept, up to ${LIMITS.pitchVersions.toLocaleString('en-US')} characters.`,
      params: pitchParamsSchema,
      response: { 200: jsonResponse('The versions.', dataOf(z.array(pitchVersionSchema))) },
    }),
    async (request) => {
      const data = await listVersions(db, userOf(request).uid, request.params.id);
      if (!data) throw pitchNotFound();
      return { data };
    },
  );

  app.put(
    '/:id',
    operation('updatePitch', 'Save an edited pitch', {
      description:
        'Saves the edited text beside the generated one, the subject, the settings or whom it is for, assigns the pitch to a lead, confirms a claim, or marks the pitch as emailed. Fields that are not sent stay as they are.',
      params: pitchParamsSchema,
      body: pitchUpdateSchema,
      response: {
        200: jsonResponse('The pitch.', dataOf(pitchSchema)),
        409: conflictResponse(pitchSchema),
      },
    }),
    async (request) => {
      const userId = userOf(request).uid;
      const { leadId, ...changes } = request.body;
      const { id } = request.params;
      const lead = leadId === undefined ? undefined : await loadLead(db, userId, leadId);
      const data = await updatePitch(db, userId, id, { ...changes, leadId: lead?.id });
      if (data) return { data };
      const current = await findPitch(db, userId, id);
      throw current ? conflict(current) : pitchNotFound();
    },
  );

  app.delete(
    '/:id',
    operation('deletePitch', 'Delete a pitch', {
      description: 'It still counts toward the limit of its day.',
      params: pitchParamsSchema,
      response: { 204: noContent('The pitch is deleted.') },
    }),
    async (request) => {
      const existed = await deletePitch(db, userOf(request).uid, request.params.id);
      if (!existed) throw pitchNotFound();
    },
  );
};
