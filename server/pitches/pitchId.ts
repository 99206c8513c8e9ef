import { HttpError } from '../http/httpError.ts';
import { pathIds } from '../http/pathIds.ts';

/** The same for an unknown id and for another user's id. */
export const pitchNotFound = () => new HttpError(404, 'Pitch not found.');

export const pitchParamsSchema = pathIds(pitchNotFound().message, 'id');
