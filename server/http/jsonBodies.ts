import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { type Job, readInProcess } from '../processes/processPool.ts';
import { HttpError } from './httpError.ts';
import { abortError } from './signalFor.ts';
import { noValidation } from './zodCompilers.ts';

/**
 * Accepts JSON bodies only. An empty body counts as none, since some clients send a JSON content
 * type with an empty DELETE. A body with `__proto__` or `constructor.prototype` is rejected.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  );
}

/**
 * Has the routes of this plugin get their JSON as it arrived, for `checkedBody`. Joining its pieces would make others
 * wait: a quarter of a second for 60 MB.
 */
export function keepBytes(app: FastifyInstance): void {
  app.setValidatorCompiler(noValidation);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
      const { bodyLimit } = request.routeOptions;
      const pieces: Uint8Array[] = [new Uint8Array()];
      let length = 0;
      for await (const piece of body) {
        length += piece.length;
        if (length > bodyLimit) {
          const limit = Math.floor(bodyLimit / 1_000_000);
          throw new HttpError(413, `The request is too large. The limit is ${limit} MB.`);
        }
        pieces.push(piece);
      }
      return pieces;
    },
  );
}

/** Milliseconds for checking a large body, also when others are checked first. */
export const CHECK_TIMEOUT = 120_000;

/**
 * Has a program check a large body in another process.
 *
 * @param what what the body is, for errors: 'archive'
 * @param job its program, what it returns, its user, and the signal of the request
 * @returns its outcome; throws the 400 of a problem, 413 of one that takes too much, or the signal's error
 */
export async function checkedBody<Outcome extends object>(
  request: FastifyRequest,
  what: string,
  job: Pick<Job<Outcome>, 'program' | 'result' | 'limits' | 'user'> & { signal: AbortSignal },
): Promise<Outcome> {
  const bytes = (request.body as Uint8Array[] | undefined) ?? new Uint8Array();
  const result = z.union([z.object({ problem: z.string() }), job.result]);
  const outcome = await readInProcess({ ...job, result, data: { bytes } }).catch((error) => {
    if (job.signal.aborted)
      throw abortError(job.signal, `Other ${what}s take too long. Try again.`);
    if (!(error instanceof ProcessEndedError)) throw error;
    throw new HttpError(413, `The ${what} is too large.`);
  });
  if ('problem' in outcome) throw new HttpError(400, outcome.problem);
  return outcome;
}
