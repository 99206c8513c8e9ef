import { z } from 'zod';
import type { ErrorBody } from '#domain/contract/errors.ts';
import type { CallDocs } from './callDocs.ts';

/** What every refusal carries. */
export const errorSchema = z
  .object({ error: z.string().describe('A sentence that says what is wrong and where.') })
  .meta({ id: 'Error' }) satisfies z.ZodType<ErrorBody>;

/** What a status means, whatever the call. */
export const STATUS_WORDS: Record<number, string> = {
  400: 'The request is not understood. Nothing has changed.',
  401: 'The bearer token is missing, expired or forged.',
  403: 'The user may not do this.',
  404: 'Nobody has it, or somebody else has it: the answer is the same.',
  409: 'It is there already. Nothing has changed.',
  413: 'The request is larger than is taken.',
  415: 'The content is of a kind that is not read.',
  422: 'The content was understood, and cannot be read.',
  429: 'Too many requests.',
  502: 'A service that the server asked did not answer as it should.',
  503: 'The server cannot do this right now.',
  504: 'A service that the server asked did not answer in time.',
};

/** The sentences that a call refuses with, by status: its own, and those that all such calls share. */
export function refusalsOf(
  docs: CallDocs,
  takes: { json: boolean; query: boolean },
): Record<number, string[]> {
  const shared: [status: number, sentences: string[]][] = [];
  if (docs.isPublic === undefined) {
    shared.push([401, ['User not authenticated', 'Authentication failed']]);
  }
  if (takes.query) shared.push([400, ['page is not a known field.']]);
  if (takes.json) {
    shared.push(
      [400, ['The body is not valid JSON.', 'The body must be a JSON object.']],
      [413, ['The request is too large: at most 1 MB is taken.']],
      [415, ['The body must be JSON, with the content type application/json.']],
    );
  }
  const refusals: Record<number, string[]> = { ...docs.refusals };
  for (const [status, sentences] of shared) {
    refusals[status] = [...(refusals[status] ?? []), ...sentences];
  }
  return refusals;
}
