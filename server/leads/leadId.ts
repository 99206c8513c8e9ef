import { z } from 'zod';
import { HttpError } from '../http/httpError.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The id as the database writes it, or `null` for what no lead can have as its id. */
export function parseLeadId(id: string): string | null {
  const lowerCase = id.toLowerCase();
  return UUID.test(lowerCase) ? lowerCase : null;
}

/** The answer to an id that nobody has, and to one that somebody else has: the same. */
export const leadNotFound = (): HttpError => new HttpError(404, 'Lead not found.');

/** The path of the calls on one lead. */
export const leadParamsSchema = z.object({ id: z.string().describe("The lead's id, a UUID.") });

/** The id in the path. Throws the 404 for what cannot be one. */
export function leadIdIn(params: z.output<typeof leadParamsSchema>): string {
  const id = parseLeadId(params.id);
  if (id === null) throw leadNotFound();
  return id;
}
