import { sentRequestSchema } from '#domain/contract/sent.ts';
import { isRepeated, sendingOf } from '#domain/pitches/letter/sentLetter.ts';
import { changedVersions } from '#domain/pitches/pitchVersions.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { ownLead, updateLead } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';
import { withoutVersions } from '../pitchList.ts';

export const sentHandlers = [
  mockApi.post('/leads/:id/sent', async ({ request, params }) => {
    const { pitchId, version, ...sent } = await parseBody(request, sentRequestSchema);
    const lead = ownLead(params.id);
    const pitch =
      mockDb.pitches.find(
        ({ id, leadId }) => id === pitchId && (leadId === null || leadId === lead.id),
      ) ?? null;
    if (pitchId !== undefined && !pitch) throw errorResponse(404, 'Pitch not found.');
    const at = new Date().toISOString();
    const sending = sendingOf(lead, { pitch, request: sent, at });
    if (isRepeated(sending, lead, pitch?.sent ?? null)) {
      return { lead, pitch: pitch && withoutVersions(pitch) };
    }
    if (version !== undefined && version !== lead.version) throw conflictResponse(lead);
    const updated = updateLead(lead, sending.lead, {
      sending: { pitchId: pitchId ?? null, changedAt: at },
    });
    const kept = pitch && {
      ...pitch,
      version: pitch.version + 1,
      leadId: lead.id,
      sent: sending.letter,
      versions: changedVersions(pitch.versions ?? [], pitch, { sent: sending.letter, at }),
    };
    mockDb.pitches = mockDb.pitches.map((stored) => (stored === pitch && kept ? kept : stored));
    return { lead: updated, pitch: kept && withoutVersions(kept) };
  }),
];
