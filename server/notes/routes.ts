import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dataOf } from '#domain/contract/fields.ts';
import { leadSchema } from '#domain/contract/leads.ts';
import { newNoteSchema, noteUpdateSchema } from '#domain/contract/notes.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse } from '../http/responses.ts';
import { leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { addNote, deleteNote, updateNote } from './repository.ts';

/** The same for unknown ids, for notes of another lead and for other users' notes. */
const noteNotFound = (): HttpError => new HttpError(404, 'Note not found.');

const noteParamsSchema = pathIds(noteNotFound().message, 'id', 'noteId');

const operation = operationsOf('notes');

/** Notes on leads (product spec, section 7). */
export const noteRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/:id/notes',
    operation('addNote', 'Add a note', {
      description: 'Counts as an update of the lead.',
      params: leadParamsSchema,
      body: newNoteSchema,
      response: { 201: jsonResponse('The lead with its new note.', dataOf(leadSchema)) },
      errors: [409],
    }),
    async (request) => {
      const leadId = request.params.id;
      const data = await addNote(db, userOf(request).uid, leadId, request.body);
      if (!data) throw leadNotFound();
      return { data };
    },
  );

  app.put(
    '/:id/notes/:noteId',
    operation('updateNote', 'Update a note', {
      description: 'Fields that are not sent stay as they are. Counts as an update of the lead.',
      params: noteParamsSchema,
      body: noteUpdateSchema,
      response: { 200: jsonResponse('The lead with its updated note.', dataOf(leadSchema)) },
    }),
    async (request) => {
      const { id, noteId } = request.params;
      const data = await updateNote(db, userOf(request).uid, id, noteId, request.body);
      if (!data) throw noteNotFound();
      return { data };
    },
  );

  app.delete(
    '/:id/notes/:noteId',
    operation('deleteNote', 'Delete a note', {
      description: 'Counts as an update of the lead.',
      params: noteParamsSchema,
      response: { 200: jsonResponse('The lead without the note.', dataOf(leadSchema)) },
    }),
    async (request) => {
      const { id, noteId } = request.params;
      const data = await deleteNote(db, userOf(request).uid, id, noteId);
      if (!data) throw noteNotFound();
      return { data };
    },
  );
};
