import { OPEN_INTERVIEW_DAYS } from '#domain/contract/enums.ts';
import {
  type Interview,
  interviewUpdateSchema,
  newInterviewSchema,
  TOO_MANY_INTERVIEWS,
} from '#domain/contract/interviews.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { created, mockApi } from '../mockApi.ts';
import { ownLead } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';
import { replaced } from '../rows.ts';

interface InterviewParams {
  id: string;
  interviewId: string;
}

/** Throws the 404 when the lead has no such interview. */
function interviewOf({ id, interviewId }: InterviewParams): Interview {
  const found = mockDb.interviews.find(
    (interview) => interview.id === interviewId && interview.leadId === id,
  );
  if (!found) throw errorResponse(404, 'Interview not found.');
  return found;
}

const inUtc = (timestamp: string) => new Date(timestamp).toISOString();

const listOf = (isListed: (interview: Interview) => boolean) => ({
  data: mockDb.interviews
    .filter(isListed)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id)),
});

export const interviewHandlers = [
  mockApi.get('/interviews', () => {
    const start = new Date(Date.now() - OPEN_INTERVIEW_DAYS * 86_400_000).toISOString();
    return listOf(({ outcome, startsAt }) => outcome === null && startsAt > start);
  }),

  mockApi.get('/leads/:id/interviews', ({ params }) => {
    const { id } = ownLead(params.id);
    return listOf(({ leadId }) => leadId === id);
  }),

  mockApi.post('/leads/:id/interviews', async ({ request, params }) => {
    const fields = await parseBody(request, newInterviewSchema);
    const { id: leadId } = ownLead(params.id);
    const ofLead = mockDb.interviews.filter((interview) => interview.leadId === leadId);
    if (ofLead.length >= LIMITS.interviews) return errorResponse(409, TOO_MANY_INTERVIEWS);
    const startsAt = inUtc(fields.startsAt);
    const data = {
      ...fields,
      startsAt,
      likelyQuestions: [],
      eventUid: '',
      sequence: 0,
      id: crypto.randomUUID(),
      leadId,
      version: 1,
    };
    mockDb.interviews = [...mockDb.interviews, data];
    return created({ data });
  }),

  mockApi.put('/leads/:id/interviews/:interviewId', async ({ request, params }) => {
    const { version, ...changes } = await parseBody(request, interviewUpdateSchema);
    const interview = interviewOf(params);
    if (version !== undefined && version !== interview.version) return conflictResponse(interview);
    if (Object.keys(changes).length === 0) return { data: interview };
    const changed = { ...interview, ...changes, version: interview.version + 1 };
    const data = { ...changed, startsAt: inUtc(changed.startsAt) };
    mockDb.interviews = replaced(mockDb.interviews, interview, data);
    return { data };
  }),

  mockApi.delete('/leads/:id/interviews/:interviewId', ({ params }) => {
    const interview = interviewOf(params);
    mockDb.interviews = mockDb.interviews.filter((stored) => stored !== interview);
  }),

  mockApi.post('/leads/:id/interviews/:interviewId/likely-questions', ({ params }) => {
    const interview = interviewOf(params);
    if (mockDb.model === null) return errorResponse(400, 'No AI model is set up on this server.');
    const likelyQuestions = [
      { question: 'What are you proud of?' },
      { question: 'Why do you want to work here?' },
    ];
    const data = { ...interview, likelyQuestions, version: interview.version + 1 };
    mockDb.interviews = replaced(mockDb.interviews, interview, data);
    return { data };
  }),
];
