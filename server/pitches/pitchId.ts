import { HttpError } from '../http/httpError.ts';
import { parseLeadId } from '../leads/leadId.ts';

/** The same for an unknown id and for another user's id. */
export const pitchNotFound = () => new HttpError(404, 'Pitch not found.');

export function pitchIdIn(params: { id: string }): string {
  const id = parseLeadId(params.id);
  if (id === null) throw pitchNotFound();
  return id;
}
