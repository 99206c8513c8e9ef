import { type LeadUndoResponse, leadUndoSchema } from '#domain/contract/leadUndo.ts';
import { lastMove } from '#domain/leads/withoutStatusChange.ts';
import { changedVersions } from '#domain/pitches/pitchVersions.ts';
import { mockDb } from '../db.ts';
import { conflictResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { ownLead, updateLead } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';
import { withoutVersions } from '../pitchList.ts';

export const undoHandlers = [
  mockApi.post('/leads/undo', async ({ request }) => {
    const { leads, noteId, letter } = await parseBody(request, leadUndoSchema);
    const updates = leads.map(({ id, ...update }) => ({ lead: ownLead(id), update }));
    const newer = updates.filter(({ lead, update }) => update.version !== lead.version);
    if (newer.length > 0) return conflictResponse(newer.map(({ lead }) => lead));
    const data = updates.map(({ lead, update }, index) => {
      const { userId: _, version: __, contactInfo, ...changes } = update;
      const notes = lead.notes.filter(({ id }) => index > 0 || id !== noteId);
      const fields = {
        ...changes,
        notes,
        contactInfo: { ...lead.contactInfo, ...contactInfo },
      };
      return updateLead(lead, fields, { undoes: lastMove(changes) });
    });
    const pitch = letter && mockDb.pitches.find(({ id }) => id === letter.pitchId);
    const at = new Date().toISOString();
    const restored = pitch && {
      ...pitch,
      version: pitch.version + 1,
      sent: letter.sent,
      versions: changedVersions(pitch.versions ?? [], pitch, { sent: letter.sent, at }),
    };
    mockDb.pitches = mockDb.pitches.map((stored) =>
      stored === pitch && restored ? restored : stored,
    );
    const response: LeadUndoResponse = { data, pitch: restored ? withoutVersions(restored) : null };
    return response;
  }),
];
