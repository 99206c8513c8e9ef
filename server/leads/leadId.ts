import { HttpError } from '../http/httpError.ts';
import { pathIds } from '../http/pathIds.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The id in the database's spelling, or `null` when it isn't a UUID. */
export function parseLeadId(id: string): string | null {
  const lowerCase = id.toLowerCase();
  return UUID.test(lowerCase) ? lowerCase : null;
}

/** The same for unknown ids and for other users' leads. */
export const leadNotFound = (): HttpError => new HttpError(404, 'Lead not found.');

/** The id in the database's spelling. Throws the 404 when it isn't a UUID. */
export function leadIdIn(id: string): string {
  const parsed = parseLeadId(id);
  if (parsed === null) throw leadNotFound();
  return parsed;
}

/** The different ids in the database's spelling. Throws the 404 when one isn't a UUID. */
export const parseLeadIds = (ids: readonly string[]): string[] => [...new Set(ids.map(leadIdIn))];

export const leadParamsSchema = pathIds(leadNotFound().message, 'id');
