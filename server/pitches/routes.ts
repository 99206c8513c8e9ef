import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ErrorBody, pitchLimitErrorSchema } from '#domain/contract/errors.ts';
import type {
  PitchListResponse,
  PitchRateLimit,
  PitchResponse,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import {
  pitchListQuerySchema,
  pitchListResponseSchema,
  pitchRequestSchema,
  pitchResponseSchema,
  storedPitchResponseSchema,
} from '#domain/contract/pitches.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import {
  BODY_ERRORS,
  errorResponses,
  eventStream,
  jsonResponse,
  noContent,
} from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { SSE_HEADERS } from '../http/sseEvent.ts';
import { parseLeadId } from '../leads/leadId.ts';
import { briefFor } from './briefFor.ts';
import { countPitch, readRateLimit } from './dailyLimit.ts';
import { generatePitch } from './generatePitch.ts';
import { listPitches } from './pitchList.ts';
import { deletePitch, findPitch } from './repository.ts';
import { serverSentEvents } from './serverSentEvents.ts';

export interface PitchRoutesOptions {
  db: Database;
  writer: PitchWriter;
  /** The most pitches for one user on a day of UTC. */
  dailyLimit: number;
  /** The longest that a pitch may take, in milliseconds. */
  timeout: number;
}

/** The answer to an id that nobody has, and to one that somebody else has: the same. */
const pitchNotFound = () => new HttpError(404, 'Pitch not found.');

function pitchIdIn(params: { id: string }): string {
  const id = parseLeadId(params.id);
  if (id === null) throw pitchNotFound();
  return id;
}

const wantsEvents = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream');

function refuseForToday(reply: FastifyReply, rateLimit: PitchRateLimit): FastifyReply {
  const { limit, resetInSeconds } = rateLimit;
  const error = `You have used all ${limit} pitches of today. Please try again tomorrow.`;
  return reply
    .code(429)
    .header('retry-after', resetInSeconds)
    .send({ error, rateLimit } satisfies ErrorBody & { rateLimit: PitchRateLimit });
}

const tags = ['pitches'];

const EVENTS =
  'Server-sent events: `token` with `{text}` for each piece of the text, then `done` with a PitchResponse, or `error` with `{error, status}`.';

/** The path of the calls on one pitch. */
const pitchParamsSchema = z.object({ id: z.string().describe("The pitch's id, a UUID.") });

/** The calls on pitches (product spec, sections 3, 7 and 9); types in src/domain/contract.ts. */
export const pitchRoutes: FastifyPluginAsyncZod<PitchRoutesOptions> = async (
  app,
  { db, writer, dailyLimit, timeout },
) => {
  app.post(
    '/generate-from-company',
    {
      schema: {
        operationId: 'generatePitch',
        tags,
        summary: 'Write a pitch',
        description:
          'Writes a pitch from the profile and the posting, stores it, and lists its claims that neither of them supports. With `Accept: text/event-stream` the text is streamed. A failed pitch does not count toward the daily limit.',
        body: pitchRequestSchema,
        response: {
          200: {
            description: 'The pitch, and how many are left today.',
            content: {
              'application/json': { schema: pitchResponseSchema },
              ...eventStream(EVENTS),
            },
          },
          ...errorResponses(...BODY_ERRORS, 404, 502, 504),
          429: jsonResponse("The day's pitches are used up.", pitchLimitErrorSchema),
        },
      },
    },
    async (request, reply) => {
      const userId = userOf(request).uid;
      const { brief, leadId } = await briefFor(db, userId, request.body);
      const counted = await countPitch(db, userId, dailyLimit);
      if (!counted) return refuseForToday(reply, await readRateLimit(db, userId, dailyLimit));

      const { day, rateLimit } = counted;
      const signal = signalFor(reply, timeout);
      const answer = async (onPiece?: (piece: string) => void): Promise<PitchResponse> => {
        const order = { userId, brief, leadId, day };
        try {
          return { pitch: await generatePitch({ db, writer, signal, onPiece }, order), rateLimit };
        } catch (error) {
          const isOurs = error instanceof HttpError;
          // A client that went away is nobody's fault.
          if (!isOurs || error.statusCode >= 500) {
            const err = isOurs ? (error.cause ?? error) : error;
            request.log.error({ err }, 'no pitch was written');
          }
          throw error;
        }
      };
      if (!wantsEvents(request)) return answer();
      return reply.headers(SSE_HEADERS).send(serverSentEvents(answer));
    },
  );

  app.get(
    '',
    {
      schema: {
        operationId: 'listPitches',
        tags,
        summary: 'List pitches',
        description: 'One page of the pitches, newest first, and how many are left today.',
        querystring: pitchListQuerySchema,
        response: {
          200: jsonResponse('The page.', pitchListResponseSchema),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request): Promise<PitchListResponse> => {
      const userId = userOf(request).uid;
      const page = await listPitches(db, userId, request.query);
      return { ...page, rateLimit: await readRateLimit(db, userId, dailyLimit) };
    },
  );

  app.get(
    '/:id',
    {
      schema: {
        operationId: 'getPitch',
        tags,
        summary: 'Get a pitch',
        params: pitchParamsSchema,
        response: {
          200: jsonResponse('The pitch.', storedPitchResponseSchema),
          ...errorResponses(401, 404),
        },
      },
    },
    async (request): Promise<StoredPitchResponse> => {
      const data = await findPitch(db, userOf(request).uid, pitchIdIn(request.params));
      if (!data) throw pitchNotFound();
      return { data };
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        operationId: 'deletePitch',
        tags,
        summary: 'Delete a pitch',
        description: 'It still counts toward the limit of its day.',
        params: pitchParamsSchema,
        response: { 204: noContent('The pitch is deleted.'), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const wasThere = await deletePitch(db, userOf(request).uid, pitchIdIn(request.params));
      if (!wasThere) throw pitchNotFound();
      return reply.code(204).send();
    },
  );
};
