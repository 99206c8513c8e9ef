import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newNoteSchema, noteUpdateSchema, TOO_MANY_NOTES } from '#domain/contract/notes.ts';
import { errorResponse } from '../errorResponse.ts';
import { created, mockApi } from '../mockApi.ts';
import { ownLead, ownLeads, updateLead } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';

interface NoteParams {
  id: string;
  noteId: string;
}

/** The lead that has the note. Throws the 404 when the user has no such note. */
function leadOfNote({ id, noteId }: NoteParams): Lead {
  const lead = ownLeads().find((candidate) => candidate.id === id);
  if (lead?.notes.some((note) => note.id === noteId)) return lead;
  throw errorResponse(404, 'Note not found.');
}

export const noteHandlers = [
  mockApi.post('/leads/:id/notes', async ({ request, params }) => {
    const newNote = await parseBody(request, newNoteSchema);
    const lead = ownLead(params.id);
    if (lead.notes.length >= LIMITS.notes) throw errorResponse(409, TOO_MANY_NOTES);
    const note = { ...newNote, id: crypto.randomUUID(), createdAt: new Date().toISOString() };
    const data = updateLead(lead, { notes: [...lead.notes, note] });
    return created({ data });
  }),

  mockApi.put('/leads/:id/notes/:noteId', async ({ request, params }) => {
    const update = await parseBody(request, noteUpdateSchema);
    const lead = leadOfNote(params);
    if (Object.keys(update).length === 0) return { data: lead };
    const notes = lead.notes.map((note) =>
      note.id === params.noteId ? { ...note, ...update } : note,
    );
    return { data: updateLead(lead, { notes }) };
  }),

  mockApi.delete('/leads/:id/notes/:noteId', ({ params }) => {
    const lead = leadOfNote(params);
    const notes = lead.notes.filter(({ id }) => id !== params.noteId);
    return { data: updateLead(lead, { notes }) };
  }),
];
