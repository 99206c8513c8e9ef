import { DrizzleQueryError } from 'drizzle-orm';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a write failed because its user was deleted in the meantime. */
export function isUserDeleted(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return (
    cause?.code === FOREIGN_KEY_VIOLATION &&
    cause.constraint?.endsWith('_user_id_users_user_id_fk') === true
  );
}
