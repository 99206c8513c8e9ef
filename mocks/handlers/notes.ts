import { HttpResponse, http } from 'msw/http';
import type { Lead, LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newNoteSchema, noteUpdateSchema, TOO_MANY_NOTES } from '#domain/contract/notes.ts';
import { authenticated } from '../authenticated.ts';
import { errorResponse } from '../errorResponse.ts';
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
  http.post<{ id: string }>(
    '*/api/leads/:id/notes',
    authenticated(async ({ request, params }) => {
      const newNote = await parseBody(request, newNoteSchema);
      const lead = ownLead(params.id);
      if (lead.notes.length >= LIMITS.notes) throw errorResponse(409, TOO_MANY_NOTES);
      const note = { ...newNote, id: crypto.randomUUID(), createdAt: new Date().toISOString() };
      const data = updateLead(lead, { notes: [...lead.notes, note] });
      return HttpResponse.json<LeadResponse>({ data }, { status: 201 });
    }),
  ),

  http.put<{ id: string; noteId: string }>(
    '*/api/leads/:id/notes/:noteId',
    authenticated(async ({ request, params }) => {
      const update = await parseBody(request, noteUpdateSchema);
      const lead = leadOfNote(params);
      if (Object.keys(update).length === 0) return HttpResponse.json<LeadResponse>({ data: lead });
      const notes = lead.notes.map((note) =>
        note.id === params.noteId ? { ...note, ...update } : note,
      );
      return HttpResponse.json<LeadResponse>({ data: updateLead(lead, { notes }) });
    }),
  ),

  http.delete<{ id: string; noteId: string }>(
    '*/api/leads/:id/notes/:noteId',
    authenticated(({ params }) => {
      const lead = leadOfNote(params);
      const notes = lead.notes.filter(({ id }) => id !== params.noteId);
      return HttpResponse.json<LeadResponse>({ data: updateLead(lead, { notes }) });
    }),
  ),
];
