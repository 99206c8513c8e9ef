import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorBody } from '#domain/contract/errors.ts';
import type {
  PitchListResponse,
  PitchRateLimit,
  PitchResponse,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import { pitchListQuerySchema, pitchRequestSchema } from '#domain/contract/pitches.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
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

/** The path of the calls on one pitch. */
const pitchParamsSchema = z.object({ id: z.string().describe("The pitch's id, a UUID.") });

/** The calls on pitches (product spec, sections 3, 7 and 9); types in src/domain/contract.ts. */
export const pitchRoutes: FastifyPluginAsyncZod<PitchRoutesOptions> = async (
  app,
  { db, writer, dailyLimit, timeout },
) => {
  app.post(
    '/generate-from-company',
    { config: { call: 'generatePitch' }, schema: { body: pitchRequestSchema } },
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
    '/',
    { config: { call: 'listPitches' }, schema: { querystring: pitchListQuerySchema } },
    async (request): Promise<PitchListResponse> => {
      const userId = userOf(request).uid;
      const page = await listPitches(db, userId, request.query);
      return { ...page, rateLimit: await readRateLimit(db, userId, dailyLimit) };
    },
  );

  const schema = { params: pitchParamsSchema };

  app.get(
    '/:id',
    { config: { call: 'getPitch' }, schema },
    async (request): Promise<StoredPitchResponse> => {
      const data = await findPitch(db, userOf(request).uid, pitchIdIn(request.params));
      if (!data) throw pitchNotFound();
      return { data };
    },
  );

  app.delete('/:id', { config: { call: 'deletePitch' }, schema }, async (request, reply) => {
    const wasThere = await deletePitch(db, userOf(request).uid, pitchIdIn(request.params));
    if (!wasThere) throw pitchNotFound();
    return reply.code(204).send();
  });
};
