import { DrizzleQueryError } from 'drizzle-orm';
import { HttpError } from './httpError.ts';

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const FOREIGN_KEY_VIOLATION = '23503';
/** A foreign key to `users`. On Citus, the number of the shard follows. */
const OF_USER = /_user_id_users_user_id_fk(_\d+)?$/;
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const READ_ONLY = '25006';
/** Connection exceptions, deadlocks, insufficient resources, shutdown and time limits, and system errors. */
const UNAVAILABLE = /^(08|25P03|40|53|57|58)/;

/** Of these, what lasts and fails for everyone. */
const OUTAGE = /^(08|25006|53|57P|58)/;

interface QueryErrorCause {
  code?: string;
  severity?: string;
  constraint?: string;
}

/** What the database or the connection says about a failed query; `null` for a bug. */
function causeOf(error: unknown): QueryErrorCause | null {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return null;
  if (error.cause instanceof TypeError || error.cause instanceof RangeError) return null;
  return error.cause as QueryErrorCause;
}

/** Whether a query failed because the database is unavailable right now. */
export function isOutage(error: unknown): boolean {
  const cause = causeOf(error);
  return cause !== null && (cause.severity === undefined || OUTAGE.test(cause.code ?? ''));
}

/**
 * The response to a failed query: 401 when the user was deleted meanwhile, 409 when the same was added
 * meanwhile, and 503 while the database is stopped, restarting, unreachable, read-only or out of disk
 * space. `null` for any other error, which is a bug.
 */
export function databaseHttpError(error: unknown): HttpError | null {
  const cause = causeOf(error);
  if (cause === null) return null;
  const { code = '', severity, constraint = '' } = cause;
  if (code === FOREIGN_KEY_VIOLATION && OF_USER.test(constraint)) {
    return new HttpError(401, 'Authentication failed');
  }
  if (code === UNIQUE_VIOLATION) {
    return new HttpError(409, 'This was just added elsewhere.');
  }
  if (code === READ_ONLY) {
    return new HttpError(
      503,
      "The database is read-only right now. You can read your data, but changes can't be saved.",
    );
  }
  if (code === DISK_FULL) {
    return new HttpError(
      503,
      "The disk is full. You can read your data, but changes can't be saved right now.",
    );
  }
  // Only errors from PostgreSQL have a severity. The others come from the connection.
  if (severity === undefined || UNAVAILABLE.test(code)) {
    return new HttpError(
      503,
      'The database is not available right now. Please try again in a moment.',
    );
  }
  return null;
}
