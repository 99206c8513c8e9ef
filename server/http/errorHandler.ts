import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorBody } from '#domain/contract/errors.ts';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { databaseHttpError } from './databaseHttpError.ts';
import { HttpError } from './httpError.ts';
import { logFailure } from './outages.ts';

const MESSAGES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not encoded correctly.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large. The limit is 1 MB.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body differs from its content-length.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with the content type application/json.',
};

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again.';

const INPUT_NAMES: Record<string, string> = { body: 'The body', querystring: 'The query' };

type RequestError = Error & Partial<FastifyError>;

/** The status and the message for the client. Only those of an `HttpError` are passed on. */
export function toHttpError(
  error: RequestError,
): Pick<HttpError, 'statusCode' | 'message'> & { details?: object } {
  if (error instanceof HttpError) return error;
  const { statusCode = 500, code = '', validationContext } = error;
  // Fastify sets `validationContext` on what the validator returns; any other ZodError is a bug.
  if (error instanceof z.ZodError && validationContext !== undefined) {
    // See `pathIds`.
    if (validationContext === 'params')
      return { statusCode: 404, message: error.issues[0]?.message ?? 'Not found.' };
    const inputName = INPUT_NAMES[validationContext] ?? 'The input';
    return { statusCode: 400, message: inputErrorMessage(error, inputName) };
  }
  const databaseError = databaseHttpError(error);
  if (databaseError) return databaseError;
  if (statusCode >= 500) return { statusCode, message: INTERNAL_ERROR };
  return { statusCode, message: MESSAGES[code] ?? 'The request could not be read.' };
}

/** Responds with `{error: message}`. Internal errors are logged, and the client doesn't see them. */
export function errorHandler(
  error: RequestError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode, message, details } = toHttpError(error);
  if (statusCode >= 500) logFailure(request, error, 'request failed');
  // RFC 9110, section 15.5.2. Assistants take it for a server that needs a token.
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer realm="Leadside"');
  return reply.code(statusCode).send({ ...details, error: message } satisfies ErrorBody);
}
