import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '../http/httpError.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The id in the database's spelling, or `null` when it isn't a UUID. */
export function parseLeadId(id: string): string | null {
  const lowerCase = id.toLowerCase();
  return UUID.test(lowerCase) ? lowerCase : null;
}

/** The same for unknown ids and for other users' leads. */
export const leadNotFound = (): HttpError => new HttpError(404, 'Lead not found.');

/** The different ids in the database's spelling. Throws the 404 when one isn't a UUID. */
export function parseLeadIds(ids: readonly string[]): string[] {
  const parsed = ids.map(parseLeadId).filter((id) => id !== null);
  if (parsed.length < ids.length) throw leadNotFound();
  return [...new Set(parsed)];
}

export const leadParamsSchema = z.object({ id: z.string().describe("The lead's id, a UUID.") });

/** The id in the path. Throws the 404 when it isn't a UUID. */
export function leadIdParam(params: z.output<typeof leadParamsSchema>): string {
  const id = parseLeadId(params.id);
  if (id === null) throw leadNotFound();
  return id;
}

/** A list of ids of any length, as one parameter. */
export const idsIn = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
