import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LEADS_TOO_LARGE, type Lead, leadSchema } from '#domain/contract/leads.ts';
import { leadUndoResponseSchema, leadUndoSchema } from '#domain/contract/leadUndo.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch, SentLetter } from '#domain/contract/pitches.ts';
import { lastMove } from '#domain/leads/withoutStatusChange.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { conflictResponse, jsonResponse } from '../http/responses.ts';
import { leadIdIn, leadNotFound, parseLeadId, parseLeadIds } from '../leads/leadId.ts';
import {
  bytesAfterUpdates,
  type LeadUpdateById,
  type UpdatedLeads,
  updateLeads,
} from '../leads/repository.ts';
import { deleteNote } from '../notes/repository.ts';
import { contactsChanged } from '../people/lastContact.ts';
import { updatePitch } from '../pitches/repository.ts';

type UndoneChange =
  | Exclude<UpdatedLeads, { outcome: 'updated' }>
  | { outcome: 'undone'; leads: Lead[]; pitch: Pitch | null };

interface Change {
  /** The fields as they were, with the versions that the change led to. */
  leads: readonly Pick<LeadUpdateById, 'id' | 'update'>[];
  /** Of the first lead. */
  noteId: string | null;
  letter: { pitchId: string | null; sent: SentLetter | null } | undefined;
}

/**
 * Takes back a change of leads, all of it or nothing: fields, status history, note and sent letter. Leads
 * that were changed since are a conflict. A note or a pitch that was deleted since is skipped.
 */
async function undoChange(
  db: Database,
  userId: string,
  { leads, noteId, letter }: Change,
): Promise<UndoneChange> {
  return db.transaction(async (tx): Promise<UndoneChange> => {
    const updates = leads.map(({ id, update }) => ({ id, update, undoes: lastMove(update) }));
    const updated = await updateLeads(tx, userId, updates);
    if (updated.outcome !== 'updated') return updated;
    const [first, ...others] = updated.leads;
    const noted =
      first && noteId
        ? await deleteNote(tx, userId, first.id, noteId, new Date(first.updatedAt))
        : null;
    const pitch = letter?.pitchId
      ? await updatePitch(tx, userId, letter.pitchId, { sent: letter.sent })
      : null;
    if (first && pitch) await contactsChanged(tx, userId, [first.id]);
    return { outcome: 'undone', leads: noted ? [noted, ...others] : updated.leads, pitch };
  });
}

const operation = operationsOf('leads');

/** Taking back a change of leads. */
export const undoRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/undo',
    operation('undoLeadChange', 'Take back a change of leads', {
      description:
        'In one step, all or nothing: the fields get the values that they had, the status change leaves the history, and the note or the letter that came with the change goes. A note or a pitch that was deleted since is skipped.',
      body: leadUndoSchema,
      response: {
        200: jsonResponse('The leads, and the pitch of the letter.', leadUndoResponseSchema),
        409: conflictResponse(leadSchema.array()),
      },
      errors: [404],
      cost: COST.bulk,
    }),
    async (request) => {
      const { noteId, letter, ...body } = request.body;
      if (parseLeadIds(body.leads.map(({ id }) => id)).length < body.leads.length)
        throw new HttpError(400, 'leads must name each lead once.');
      const { uid } = userOf(request);
      const leads = body.leads.map(({ id, ...update }) => ({ id: leadIdIn(id), update }));
      if ((await bytesAfterUpdates(db, uid, leads)) > LIMITS.leadsBytes)
        throw new HttpError(413, LEADS_TOO_LARGE);
      const undone = await undoChange(db, uid, {
        leads,
        noteId: noteId === undefined ? null : parseLeadId(noteId),
        letter: letter && { ...letter, pitchId: parseLeadId(letter.pitchId) },
      });
      if (undone.outcome === 'not found') throw leadNotFound();
      if (undone.outcome === 'conflict') throw conflict(undone.leads);
      return { data: undone.leads, pitch: undone.pitch };
    },
  );
};
