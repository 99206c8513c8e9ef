import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';

/** What no log may show, at whatever depth it is logged. */
const SECRETS = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'idToken'];

/**
 * The parts of an error that help and hold nobody's data: a failed query carries its parameters in
 * its message and beside it, and those are the users' own words.
 */
function errorForLog(error: Error & { code?: unknown }) {
  const { cause } = error;
  const told: Error & { code?: unknown } =
    error instanceof DrizzleQueryError && cause instanceof Error ? cause : error;
  return { type: told.name, message: told.message, code: told.code, stack: told.stack ?? '' };
}

/**
 * Warnings and errors, as JSON lines on standard error: standard output belongs to the few words
 * for the person at the terminal.
 */
export const loggerOptions = {
  level: 'warn',
  stream: process.stderr,
  redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: { err: errorForLog },
} satisfies FastifyServerOptions['logger'];
