import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'idToken',
  'apiKey',
];

type LoggedError = Error & { code?: unknown; statusCode?: unknown };

/** The AI SDK's errors quote the provider's response, which may quote the prompt. */
const isModelError = ({ name }: Error): boolean => name.startsWith('AI_');

/** A failed query's message has its parameters, which are users' data, so its cause is logged. */
function errorForLog(error: LoggedError) {
  const { cause } = error;
  if (isModelError(error)) {
    const { statusCode }: LoggedError =
      cause instanceof Error && isModelError(cause) ? cause : error;
    return { type: error.name, message: '', code: statusCode, stack: '' };
  }
  const logged: LoggedError =
    error instanceof DrizzleQueryError && cause instanceof Error ? cause : error;
  return {
    type: logged.name,
    message: logged.message,
    code: logged.code,
    stack: logged.stack ?? '',
  };
}

/**
 * Warnings and errors as JSON lines on standard error. Standard output is for messages to the person
 * at the terminal.
 */
export const loggerOptions = {
  level: 'warn',
  stream: process.stderr,
  redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: { err: errorForLog },
} satisfies FastifyServerOptions['logger'];
