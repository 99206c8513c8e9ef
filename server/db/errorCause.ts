import { DrizzleQueryError } from 'drizzle-orm';

/** The error itself: Drizzle wraps it, and Node throws one per address that it tried to connect to. */
export function rootCause(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return rootCause(error.cause);
  return error instanceof AggregateError ? error.errors[0] : error;
}

/** Its message, without what was written. */
export function reasonOf(error: unknown): string {
  const cause = rootCause(error);
  return cause instanceof Error ? cause.message : String(cause);
}
