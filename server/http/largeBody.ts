import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RunInThread, ThreadLimitError } from '../threads/threadPool.ts';
import { HttpError } from './httpError.ts';
import { abortError } from './signalFor.ts';
import { noValidation } from './zodCompilers.ts';

/** Has the routes of this plugin get their JSON as bytes, for `checkedBody`. */
export function keepBytes(app: FastifyInstance): void {
  app.setValidatorCompiler(noValidation);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Has a program check a large body in a thread.
 *
 * @param what what the body is, for errors: 'archive'
 * @returns its outcome; throws the 400 of a problem, 413 of one that takes too much, or the signal's error
 */
export async function checkedBody<Outcome extends object>(
  { body }: FastifyRequest,
  [runInThread, program]: readonly [RunInThread, URL],
  signal: AbortSignal,
  what: string,
): Promise<Outcome> {
  const bytes = (body as Buffer | undefined) ?? new Uint8Array();
  const outcome = await runInThread<Outcome | { problem: string }>(
    program,
    { bytes },
    signal,
  ).catch((error) => {
    if (signal.aborted) throw abortError(signal, `Other ${what}s take too long. Try again.`);
    if (!(error instanceof ThreadLimitError)) throw error;
    throw new HttpError(413, `The ${what} is too large.`);
  });
  if ('problem' in outcome) throw new HttpError(400, outcome.problem);
  return outcome;
}
