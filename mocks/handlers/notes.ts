import { HttpResponse, http } from 'msw/http';
import { NOTE_TYPES } from '#domain/contract/enums.ts';
import type { LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewNote } from '#domain/contract/notes.ts';
import { type Checks, checkFields, oneOf, requiredText } from '../checkFields.ts';
import { ownLead, replaceLead } from '../ownLeads.ts';
import { readJson } from '../readJson.ts';
import { signedIn } from '../signedIn.ts';

const NEW_NOTE_CHECKS: Checks = { text: requiredText(LIMITS.note), type: oneOf(NOTE_TYPES) };

export const noteHandlers = [
  http.post<{ id: string }>(
    '*/api/leads/:id/notes',
    signedIn(async ({ request, params }) => {
      const sent = await readJson<NewNote>(request);
      checkFields(sent, NEW_NOTE_CHECKS, { required: ['text'] });
      const { text, type = 'general' } = sent;
      const lead = ownLead(params.id);
      const now = new Date().toISOString();
      const note = { id: crypto.randomUUID(), type, text: text.trim(), createdAt: now };
      return HttpResponse.json<LeadResponse>(
        { data: replaceLead(lead, { ...lead, notes: [...lead.notes, note], updatedAt: now }) },
        { status: 201 },
      );
    }),
  ),
];
