import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorBody } from '#domain/contract/errors.ts';
import { badInputSentence } from './badInputSentence.ts';
import { HttpError } from './httpError.ts';

/** Fastify's own refusals, in our words. */
const SENTENCES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not encoded correctly.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large: at most 1 MB is taken.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is shorter or longer than its content-length says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with the content type application/json.',
};

const MASKED = 'Something went wrong on our side. Please try again.';

const WHOLE: Record<string, string> = { body: 'The body', querystring: 'The query' };

/** Thrown by the validator compiler: the first thing that is wrong with the input. */
export class BadInputError extends Error {
  override readonly name = 'BadInputError';
  readonly issue: z.core.$ZodIssue;

  constructor(issue: z.core.$ZodIssue) {
    super(issue.message);
    this.issue = issue;
  }
}

function refusal(error: FastifyError | HttpError | BadInputError): {
  status: number;
  sentence: string;
} {
  if (error instanceof HttpError) return { status: error.statusCode, sentence: error.message };
  if (error instanceof BadInputError) {
    const { validationContext = 'body' } = error as BadInputError & Partial<FastifyError>;
    const whole = WHOLE[validationContext] ?? 'The input';
    return { status: 400, sentence: badInputSentence(error.issue, whole) };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, sentence: MASKED };
  return { status, sentence: SENTENCES[error.code] ?? 'The request could not be understood.' };
}

/** Answers an error as `{error: sentence}`; what is our fault is logged, and masked for the client. */
export function answerError(
  error: FastifyError | HttpError | BadInputError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, sentence } = refusal(error);
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'request failed');
  return reply.code(status).send({ error: sentence } satisfies ErrorBody);
}
