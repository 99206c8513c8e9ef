import { z } from 'zod';
import { HttpError } from '../http/httpError.ts';
import { leadParamsSchema, parseLeadId } from '../leads/leadId.ts';

/** The same for unknown ids, for notes of another lead and for other users' notes. */
export const noteNotFound = (): HttpError => new HttpError(404, 'Note not found.');

export const noteParamsSchema = leadParamsSchema.extend({
  noteId: z.string().describe("The note's id, a UUID."),
});

/** The ids in the path. Throws the 404 when one isn't a UUID. */
export function noteIdParam(params: z.output<typeof noteParamsSchema>) {
  const leadId = parseLeadId(params.id);
  const noteId = parseLeadId(params.noteId);
  if (leadId === null || noteId === null) throw noteNotFound();
  return { leadId, noteId };
}
