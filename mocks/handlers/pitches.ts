import { HttpResponse, http } from 'msw/http';
import {
  DEFAULT_PITCH_SETTINGS,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Pitch,
  PitchListResponse,
  PitchRateLimit,
  PitchRequest,
  PitchResponse,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import { type Checks, checkFields, oneOf, requiredText, text } from '../checkFields.ts';
import { mockDb } from '../db.ts';
import { LEAD_CHECKS } from '../leadChecks.ts';
import { ownLead } from '../ownLeads.ts';
import { pitchList } from '../pitchList.ts';
import { readJson } from '../readJson.ts';
import { refusal } from '../refusal.ts';
import { signedIn } from '../signedIn.ts';

const DAILY_LIMIT = 20;

const PITCH_CHECKS: Checks = {
  ...{ company: requiredText(LIMITS.company), position: requiredText(LIMITS.title) },
  ...{ description: text(LIMITS.description), location: text(LIMITS.location) },
  ...{ category: text(LIMITS.source), tags: LEAD_CHECKS.tags ?? {} },
  userId: LEAD_CHECKS.userId ?? {},
  ...{ type: oneOf(PITCH_TYPES), tone: oneOf(PITCH_TONES) },
  ...{ length: oneOf(PITCH_LENGTHS), platform: oneOf(PITCH_PLATFORMS) },
  ...{ template: text(LIMITS.pitch), customPrompt: text(LIMITS.customPrompt) },
  ...{ contactInfo: LEAD_CHECKS.contactInfo ?? {}, leadId: text(LIMITS.id) },
};

/** What is left of the day. */
const rateLimit = (): PitchRateLimit => ({
  remaining: DAILY_LIMIT - mockDb.pitchesToday,
  limit: DAILY_LIMIT,
  resetInSeconds: 3_600,
});

function newPitch(request: PitchRequest, leadId: string | null): Pitch {
  const {
    type,
    tone,
    length,
    platform,
    template = '',
    customPrompt = '',
  } = {
    ...DEFAULT_PITCH_SETTINGS,
    ...request,
  };
  const { position, company } = request;
  return {
    id: crypto.randomUUID(),
    content: `Hello ${company} team,\n\nI am writing about the ${position} position at ${company}.\n\nBest regards,\n${mockDb.profile?.personalInfo.name}`,
    generator: 'template',
    unsupportedClaims: [],
    ...{ leadId, company, position },
    settings: { type, tone, length, platform, template, customPrompt },
    createdAt: new Date().toISOString(),
  };
}

/** The same answer as server-sent events, a line of the text at a time. */
function events(answer: PitchResponse): Response {
  const tokens = answer.pitch.content
    .split(/(?<=\n)/)
    .map((text) => `event: token\ndata: ${JSON.stringify({ text })}\n\n`);
  const body = `${tokens.join('')}event: done\ndata: ${JSON.stringify(answer)}\n\n`;
  return new HttpResponse(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function keptPitch(id: string): Pitch {
  const pitch = mockDb.pitches.find((candidate) => candidate.id === id);
  if (!pitch) throw refusal(404, 'Pitch not found.');
  return pitch;
}

export const pitchHandlers = [
  http.post(
    '*/api/pitches/generate-from-company',
    signedIn(async ({ request }) => {
      const sent = await readJson<PitchRequest>(request);
      checkFields(sent, PITCH_CHECKS, { required: ['company', 'position'] });
      const leadId = sent.leadId === undefined ? null : ownLead(sent.leadId).id;
      if (!mockDb.profile) {
        throw refusal(
          400,
          'Please complete your profile first: a pitch is written from what it says.',
        );
      }
      if (mockDb.pitchesToday >= DAILY_LIMIT) {
        const error = `You have used all ${DAILY_LIMIT} pitches of today. Please try again tomorrow.`;
        return HttpResponse.json(
          { error, rateLimit: rateLimit() },
          { status: 429, headers: { 'retry-after': '3600' } },
        );
      }
      const pitch = newPitch(sent, leadId);
      mockDb.pitches = [pitch, ...mockDb.pitches];
      mockDb.pitchesToday++;
      const answer: PitchResponse = { pitch, rateLimit: rateLimit() };
      return request.headers.get('accept')?.includes('text/event-stream')
        ? events(answer)
        : HttpResponse.json(answer);
    }),
  ),

  http.get(
    '*/api/pitches',
    signedIn(({ request }) => {
      const page = pitchList(mockDb.pitches, new URL(request.url).searchParams);
      return HttpResponse.json<PitchListResponse>({ ...page, rateLimit: rateLimit() });
    }),
  ),

  http.get<{ id: string }>(
    '*/api/pitches/:id',
    signedIn(({ params }) =>
      HttpResponse.json<StoredPitchResponse>({ data: keptPitch(params.id) }),
    ),
  ),

  http.delete<{ id: string }>(
    '*/api/pitches/:id',
    signedIn(({ params }) => {
      const gone = keptPitch(params.id);
      mockDb.pitches = mockDb.pitches.filter((pitch) => pitch !== gone);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
