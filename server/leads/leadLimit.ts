import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leads } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';

/** The error of a request that would give the user more than `leadLimit` leads. */
export const limitReached = (leadLimit: number | null): HttpError =>
  new HttpError(
    409,
    `You have reached the limit of ${leadLimit} leads. Delete one to add another.`,
  );

/** Whether the user may have so many more leads. Waits for the user's other requests that add some. */
export async function isWithinLeadLimit(
  tx: Database,
  userId: string,
  added: number,
  leadLimit: number | null,
): Promise<boolean> {
  if (leadLimit === null) return true;
  // Concurrent requests of one user must not both take the last free place.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
  return (await tx.$count(leads, ownLeads(userId))) + added <= leadLimit;
}
