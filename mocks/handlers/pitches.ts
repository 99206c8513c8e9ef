import { HttpResponse } from 'msw/http';
import { answerRequestSchema, ONLY_THE_USER } from '#domain/contract/answers.ts';
import type { Lead } from '#domain/contract/leads.ts';
import {
  type CompletePitchRequest,
  type Pitch,
  type PitchRateLimit,
  type PitchResponse,
  pitchListQuerySchema,
  pitchRequestSchema,
  pitchSettingsSchema,
  pitchUpdateSchema,
} from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { isSensitive } from '#domain/forms/formLabel.ts';
import { letterSubject, lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import { followUpContext, NOTHING_SENT } from '#domain/pitches/followUp/followUpContext.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { plainLetter } from '#domain/pitches/letter/plainLetter.ts';
import { pitchContact, postingFrom, repliedTo } from '#domain/pitches/pitchInput.ts';
import { changedVersions, versionsOf } from '#domain/pitches/pitchVersions.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { ownLead } from '../ownLeads.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';
import { pitchList, withoutVersions } from '../pitchList.ts';
import { replaced, rowOf } from '../rows.ts';
import { mockModel } from './ai.ts';

const DAILY_LIMIT = 20;

const rateLimit = (): PitchRateLimit => ({
  remaining: DAILY_LIMIT - mockDb.pitchesToday,
  limit: DAILY_LIMIT,
  resetInSeconds: 3_600,
});

const newPitch = (
  request: CompletePitchRequest,
  lead: Lead | null,
  written: Pick<Pitch, 'content' | 'writer' | 'generator'>,
): Pitch => ({
  ...written,
  id: crypto.randomUUID(),
  version: 1,
  subject:
    request.subject ??
    (mockDb.profile ? letterSubject(inputFor(mockDb.profile, request, lead)) : ''),
  originalContent: null,
  unsupportedClaims: [],
  leadId: lead?.id ?? null,
  company: request.company,
  position: request.position,
  contactInfo: pitchContact(request, lead),
  settings: pitchSettingsSchema.parse(request),
  cutOff: false,
  notChecked: false,
  createdAt: new Date().toISOString(),
  emailedAt: null,
  sent: null,
});

const inputFor = (profile: UserProfile, request: CompletePitchRequest, lead: Lead | null) => ({
  profile,
  posting: postingFrom(request, lead),
  settings: pitchSettingsSchema.parse(request),
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

function requireProfile(): void {
  if (mockDb.profile) return;
  const error = 'Complete your profile first. Pitches use facts from your profile.';
  throw errorResponse(400, error);
}

const WRITTEN_ELSEWHERE =
  'content is required from browser-model and assistant, and not allowed from server-model.';

/** Without a choice, the model writes if there's one. */
function writerOf({ writer, content }: CompletePitchRequest): Pick<Pitch, 'writer' | 'generator'> {
  const { model } = mockModel();
  if (content !== undefined && writer && writer !== 'server-model') {
    return { writer, generator: writer };
  }
  if (content !== undefined || writer === 'browser-model' || writer === 'assistant') {
    throw errorResponse(400, WRITTEN_ELSEWHERE);
  }
  if (writer !== 'template' && model !== null) {
    return { writer: 'server-model', generator: model };
  }
  if (writer === 'server-model') {
    throw errorResponse(400, 'No AI model is set up on this server. Choose another writer.');
  }
  return { writer: 'template', generator: 'template' };
}

/** A first letter is short and the same for all; a follow-up is the server's starting draft. */
function letterFor(request: CompletePitchRequest, lead: Lead | null): string {
  const { company, position, purpose, timeZone } = request;
  const { profile } = mockDb;
  if (purpose === 'first' || !profile) {
    return `Hello ${company} team,\n\nI am writing about the ${position} position at ${company}.\n\nBest regards,\n${profile?.personalInfo.name}`;
  }
  const changes = mockDb.statusChanges.filter(({ leadId }) => leadId === lead?.id);
  const interviews = mockDb.interviews.filter(({ leadId }) => leadId === lead?.id);
  const context = lead ? followUpContext(lead, mockDb.pitches, changes, interviews) : NOTHING_SENT;
  const input = inputFor(profile, request, lead);
  const message = mockDb.messages.find(({ id }) => id === request.messageId);
  return lineLetter({
    ...input,
    posting: purpose === 'reply' ? repliedTo(input.posting, message) : input.posting,
    followUp: { ...context, purpose, timeZone, message },
  }).content;
}

const contentOf = (request: CompletePitchRequest, lead: Lead | null): string => {
  const { content, writer } = request;
  if (content === undefined) return letterFor(request, lead);
  return writer === 'template' ? content : plainLetter(content);
};

const storedPitch = (id: string): Pitch => rowOf(mockDb.pitches, id, 'Pitch');

function cutPitch(id: string): Pitch {
  const pitch = storedPitch(id);
  if (!pitch.cutOff) throw errorResponse(400, 'The letter is complete.');
  return pitch;
}

const continued = ({ content }: Pitch) => ({
  content: `${wholeWords(content)}I look forward to your reply.`,
  originalContent: null,
  cutOff: false,
});

export const pitchHandlers = [
  mockApi.post('/pitches/generate-from-company', async ({ request }) => {
    const sent = await parseBody(request, pitchRequestSchema);
    const writer = writerOf(sent);
    const lead = sent.leadId === undefined ? null : ownLead(sent.leadId);
    requireProfile();
    const isCounted = writer.writer === 'server-model' && !mockModel().isOwnModel;
    if (isCounted && mockDb.pitchesToday >= DAILY_LIMIT) {
      const error = `You've used all ${DAILY_LIMIT} pitches for today.`;
      return HttpResponse.json(
        { error, rateLimit: rateLimit() },
        { status: 429, headers: { 'retry-after': '3600' } },
      );
    }
    const cut = sent.continues === undefined ? null : cutPitch(sent.continues);
    const pitch = cut
      ? { ...cut, ...continued(cut), version: cut.version + 1 }
      : newPitch(sent, lead, { ...writer, content: contentOf(sent, lead) });
    mockDb.pitches = [pitch, ...mockDb.pitches.filter(({ id }) => id !== pitch.id)];
    if (isCounted) mockDb.pitchesToday++;
    const response: PitchResponse = { pitch, rateLimit: rateLimit() };
    return request.headers.get('accept')?.includes('text/event-stream')
      ? eventStream(response)
      : response;
  }),

  mockApi.get('/pitches', ({ request }) => {
    const query = parseQuery(request, pitchListQuerySchema);
    const listed = mockDb.pitches.filter(
      ({ leadId }) => query.leadId === undefined || leadId === query.leadId,
    );
    return { ...pitchList(listed, query), rateLimit: rateLimit(), ...mockModel() };
  }),

  mockApi.get('/pitches/:id', ({ params }) => ({ data: withoutVersions(storedPitch(params.id)) })),

  mockApi.get('/pitches/:id/versions', ({ params }) => {
    const pitch = storedPitch(params.id);
    return { data: versionsOf(pitch, pitch.versions ?? []) };
  }),

  mockApi.put('/pitches/:id', async ({ params, request }) => {
    const { version, ...changes } = await parseBody(request, pitchUpdateSchema);
    const { content, subject, settings, contactInfo, leadId, emailed, confirmedClaim } = changes;
    if (leadId !== undefined) ownLead(leadId);
    const pitch = storedPitch(params.id);
    if (version !== undefined && version !== pitch.version) throw conflictResponse(pitch);
    const original = pitch.originalContent ?? pitch.content;
    const data: Pitch = {
      ...pitch,
      version: Object.keys(changes).length === 0 ? pitch.version : pitch.version + 1,
      content: content ?? pitch.content,
      subject: subject ?? pitch.subject,
      contactInfo: contactInfo ?? pitch.contactInfo,
      settings: { ...pitch.settings, ...settings } as Pitch['settings'],
      originalContent: (content ?? pitch.content) === original ? null : original,
      leadId: leadId ?? pitch.leadId,
      unsupportedClaims: pitch.unsupportedClaims.filter((claim) => claim.text !== confirmedClaim),
      emailedAt: emailed ? new Date().toISOString() : pitch.emailedAt,
      versions: changedVersions(pitch.versions ?? [], pitch, {
        content,
        at: new Date().toISOString(),
      }),
    };
    mockDb.pitches = replaced(mockDb.pitches, pitch, data);
    return { data: withoutVersions(data) };
  }),

  mockApi.post('/pitches/answer', async ({ request }) => {
    const { question, leadId } = await parseBody(request, answerRequestSchema);
    if (isSensitive(question)) return errorResponse(400, ONLY_THE_USER);
    if (leadId !== undefined) ownLead(leadId);
    if (!hasProfile(mockDb.profile)) return errorResponse(400, 'Complete your profile first.');
    if (mockModel().model === null)
      return errorResponse(400, 'No AI model is set up on this server.');
    const answer = mockDb.profile.professionalSummary;
    return { data: { answer, unsupportedClaims: [] } };
  }),

  mockApi.delete('/pitches/:id', ({ params }) => {
    const deleted = storedPitch(params.id);
    mockDb.pitches = mockDb.pitches.filter((pitch) => pitch !== deleted);
  }),
];
