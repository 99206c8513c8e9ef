import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE classes: connection exception, insufficient resources, and shutdown or startup. */
const UNAVAILABLE_CODES = /^(08|53|57P)/;

/**
 * Whether an error means that the database can't be used right now: it's stopped, restarting or
 * unreachable. Any other error that PostgreSQL reports about a statement is a bug.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return false;
  const { cause } = error;
  if (cause instanceof TypeError || cause instanceof RangeError) return false;
  // Only errors from PostgreSQL have a severity. The others come from the connection.
  if (!('severity' in cause)) return true;
  return 'code' in cause && UNAVAILABLE_CODES.test(String(cause.code));
}
