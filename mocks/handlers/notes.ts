import { HttpResponse, http } from 'msw/http';
import type { LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newNoteSchema, TOO_MANY_NOTES } from '#domain/contract/notes.ts';
import { authenticated } from '../authenticated.ts';
import { errorResponse } from '../errorResponse.ts';
import { ownLead, updateLead } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';

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
];
