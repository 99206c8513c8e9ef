import { HttpResponse, http } from 'msw/http';
import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import {
  type CompletePitchRequest,
  type Pitch,
  type PitchListResponse,
  type PitchRateLimit,
  type PitchResponse,
  pitchListQuerySchema,
  pitchRequestSchema,
  pitchSettingsSchema,
  pitchUpdateSchema,
  type StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { ownLead } from '../ownLeads.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';
import { pitchList } from '../pitchList.ts';

const DAILY_LIMIT = 20;

const rateLimit = (): PitchRateLimit => ({
  remaining: DAILY_LIMIT - mockDb.pitchesToday,
  limit: DAILY_LIMIT,
  resetInSeconds: 3_600,
});

/** The contact of the request, or else the lead's. */
function contactFrom({ contactInfo }: CompletePitchRequest, lead: Lead | null): ContactInfo {
  const { name = '', email = '', phone = '', ...links } = contactInfo ?? {};
  const sent = { name, email, phone, ...links };
  const isGiven = Object.values(sent).some((value) => value !== '');
  const contact = isGiven || !lead ? sent : lead.contactInfo;
  return { ...contact, name: contact.name === NOT_AVAILABLE ? '' : contact.name };
}

const newPitch = (request: CompletePitchRequest, lead: Lead | null): Pitch => ({
  id: crypto.randomUUID(),
  version: 1,
  content: `Hello ${request.company} team,\n\nI am writing about the ${request.position} position at ${request.company}.\n\nBest regards,\n${mockDb.profile?.personalInfo.name}`,
  originalContent: null,
  generator: 'template',
  unsupportedClaims: [],
  leadId: lead?.id ?? null,
  company: request.company,
  position: request.position,
  contactInfo: contactFrom(request, lead),
  settings: pitchSettingsSchema.parse(request),
  createdAt: new Date().toISOString(),
});

/** The response as server-sent events, one line of the text at a time. */
function eventStream(response: PitchResponse): Response {
  const tokens = response.pitch.content
    .split(/(?<=\n)/)
    .map((text) => `event: token\ndata: ${JSON.stringify({ text })}\n\n`);
  const body = `${tokens.join('')}event: done\ndata: ${JSON.stringify(response)}\n\n`;
  return new HttpResponse(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function storedPitch(id: string): Pitch {
  const pitch = mockDb.pitches.find((candidate) => candidate.id === id);
  if (!pitch) throw errorResponse(404, 'Pitch not found.');
  return pitch;
}

export const pitchHandlers = [
  http.post(
    '*/api/pitches/generate-from-company',
    authenticated(async ({ request }) => {
      const sent = await parseBody(request, pitchRequestSchema);
      const lead = sent.leadId === undefined ? null : ownLead(sent.leadId);
      if (!mockDb.profile) {
        throw errorResponse(
          400,
          'Complete your profile first. Pitches use facts from your profile.',
        );
      }
      if (mockDb.pitchesToday >= DAILY_LIMIT) {
        const error = `You've used all ${DAILY_LIMIT} pitches for today. Please try again tomorrow.`;
        return HttpResponse.json(
          { error, rateLimit: rateLimit() },
          { status: 429, headers: { 'retry-after': '3600' } },
        );
      }
      const pitch = newPitch(sent, lead);
      mockDb.pitches = [pitch, ...mockDb.pitches];
      mockDb.pitchesToday++;
      const response: PitchResponse = { pitch, rateLimit: rateLimit() };
      return request.headers.get('accept')?.includes('text/event-stream')
        ? eventStream(response)
        : HttpResponse.json(response);
    }),
  ),

  http.get(
    '*/api/pitches',
    authenticated(({ request }) => {
      const query = parseQuery(request, pitchListQuerySchema);
      const listed = mockDb.pitches.filter(
        ({ leadId }) => query.leadId === undefined || leadId === query.leadId,
      );
      const page = pitchList(listed, query);
      return HttpResponse.json<PitchListResponse>({ ...page, rateLimit: rateLimit() });
    }),
  ),

  http.get<{ id: string }>(
    '*/api/pitches/:id',
    authenticated(({ params }) =>
      HttpResponse.json<StoredPitchResponse>({ data: storedPitch(params.id) }),
    ),
  ),

  http.put<{ id: string }>(
    '*/api/pitches/:id',
    authenticated(async ({ params, request }) => {
      const { content, leadId, version } = await parseBody(request, pitchUpdateSchema);
      if (leadId !== undefined) ownLead(leadId);
      const pitch = storedPitch(params.id);
      if (version !== undefined && version !== pitch.version) throw conflictResponse(pitch);
      const original = pitch.originalContent ?? pitch.content;
      const data: Pitch = {
        ...pitch,
        version: content === undefined && leadId === undefined ? pitch.version : pitch.version + 1,
        content: content ?? pitch.content,
        originalContent: (content ?? pitch.content) === original ? null : original,
        leadId: leadId ?? pitch.leadId,
      };
      mockDb.pitches = mockDb.pitches.map((stored) => (stored === pitch ? data : stored));
      return HttpResponse.json<StoredPitchResponse>({ data });
    }),
  ),

  http.delete<{ id: string }>(
    '*/api/pitches/:id',
    authenticated(({ params }) => {
      const deleted = storedPitch(params.id);
      mockDb.pitches = mockDb.pitches.filter((pitch) => pitch !== deleted);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
