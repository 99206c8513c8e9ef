import { HttpResponse } from 'msw/http';
import type { Interview } from '#domain/contract/interviews.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  acceptanceSchema,
  type InvitedEvent,
  type Message,
  type MessageResponse,
  messageLeadSchema,
  messageListQuerySchema,
  NO_KIND_CHOSEN,
  NO_LEAD_CHOSEN,
  NO_TIME_ZONE,
  newMessageSchema,
  TOO_MANY_MESSAGES,
} from '#domain/contract/messages.ts';
import { acceptedChanges, acceptedMove, undoneChanges } from '#domain/messages/acceptedChanges.ts';
import {
  acceptedProposal,
  hasInterview,
  interviewChanges,
} from '#domain/messages/acceptedInterview.ts';
import { acceptedPeople, interviewPeople } from '#domain/messages/acceptedPeople.ts';
import { mailOrigin } from '#domain/messages/mailOrigin.ts';
import { matchLead } from '#domain/messages/matchLead.ts';
import { plainMessage } from '#domain/messages/plainMessage.ts';
import { NO_PROPOSAL, structuralProposal } from '#domain/messages/proposal.ts';
import { readDate } from '#domain/words/readDate.ts';
import { type MockMessage, mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { MOCK_USER } from '../mockUser.ts';
import { movesOf, ownLead, ownLeads, updateLead } from '../ownLeads.ts';
import { know, link, writeContacts } from '../ownPeople.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';
import { pageOf, replaced, rowOf } from '../rows.ts';

const ownMessage = (id: string): MockMessage => rowOf(mockDb.messages, id, 'Message');

const withoutChanges = ({ accepted: _, ...message }: MockMessage): Message => message;

function respond(
  message: MockMessage,
  { status = 200, similar }: { status?: number } & Pick<MessageResponse, 'similar'> = {},
) {
  const lead = ownLeads().find(({ id }) => id === message.leadId) ?? null;
  const body = { data: withoutChanges(message), lead, similar };
  return HttpResponse.json<MessageResponse>(body, { status });
}

/** Stores a changed message as its next version. */
function change(message: MockMessage, changes: Partial<MockMessage>): MockMessage {
  const changed = { ...message, ...changes, version: message.version + 1 };
  mockDb.messages = replaced(mockDb.messages, message, changed);
  return changed;
}

/** What leads are recognized by. */
const leadFacts = () =>
  ownLeads().map(({ id, title, company, contactInfo, postUrl, applicationUrl }) => ({
    id,
    title,
    company,
    email: contactInfo.email,
    addresses: [postUrl, applicationUrl, contactInfo.website ?? ''],
    senders: mockDb.messages
      .filter(({ leadId, match }) => leadId === id && match === 'sure')
      .map(({ fromAddress }) => fromAddress),
    letters: mockDb.pitches
      .filter(({ leadId, sent }) => leadId === id && sent)
      .map(({ sent }) => sent?.content ?? ''),
  }));

/** Reads texts only; email files look like texts to the mocks. */
async function addMessage(request: Request, leadId: string | null) {
  if (leadId !== null) ownLead(leadId);
  const { content } = await parseBody(request, newMessageSchema);
  const { date, ...read } = plainMessage(content);
  if (read.text === '') throw errorResponse(400, 'The message is empty.');
  // The server has a hash of it.
  const messageId = content.trim();
  const existing = mockDb.messages.find((message) => message.messageId === messageId);
  if (existing) return respond(existing);
  const origin = mailOrigin(new Map(), read);
  const match =
    leadId === null
      ? matchLead({ ...read, origin }, leadFacts())
      : ({ leadId, match: 'sure' } as const);
  if (mockDb.messages.filter((one) => one.leadId === match.leadId).length >= LIMITS.messages)
    throw errorResponse(409, TOO_MANY_MESSAGES);
  const createdAt = new Date().toISOString();
  const sentAt = readDate(date, true)?.at.toISOString() ?? createdAt;
  const message: MockMessage = {
    ...read,
    ...match,
    id: crypto.randomUUID(),
    version: 1,
    messageId,
    attachments: [],
    sentAt,
    createdAt,
    proposal: origin === 'away' ? NO_PROPOSAL : structuralProposal({ ...read, sentAt }),
    accepted: null,
    state: match.leadId === null && origin !== 'person' ? 'ignored' : 'new',
  };
  mockDb.messages = [...mockDb.messages, message];
  return respond(message, { status: 201 });
}

export const messageHandlers = [
  mockApi.post('/messages', ({ request }) => addMessage(request, null)),

  mockApi.post('/leads/:id/messages', ({ request, params }) => addMessage(request, params.id)),

  mockApi.get('/messages', ({ request }) => {
    const { leadId, state, cursor } = parseQuery(request, messageListQuerySchema);
    const data = mockDb.messages
      .filter((message) => leadId === undefined || message.leadId === leadId)
      .filter((message) => message.state === state || (!state && message.state !== 'listed'))
      .toSorted((a, b) => a.sentAt.localeCompare(b.sentAt))
      .map(withoutChanges);
    if (leadId === undefined) data.reverse();
    return { ...pageOf(data, cursor, LIMITS.messages), total: data.length };
  }),

  mockApi.put('/messages/:id', async ({ request, params }) => {
    const { leadId } = await parseBody(request, messageLeadSchema);
    const message = ownMessage(params.id);
    ownLead(leadId);
    // The server fetches one that is only listed again.
    const state = message.state === 'listed' ? 'new' : message.state;
    return respond(change(message, { leadId, match: 'sure', state }));
  }),

  mockApi.post('/messages/:id/accept', async ({ request, params }) => {
    const acceptance = await parseBody(request, acceptanceSchema);
    const message = ownMessage(params.id);
    if (message.leadId === null) throw errorResponse(409, NO_LEAD_CHOSEN);
    const kind = acceptance.kind ?? message.proposal.kind;
    if (kind === null) throw errorResponse(400, NO_KIND_CHOSEN);
    const proposal = acceptedProposal(message, acceptance);
    if (hasInterview(proposal) && proposal.timeZone === '') throw errorResponse(400, NO_TIME_ZONE);
    if (message.state === 'accepted') return respond(message);
    const lead = ownLead(message.leadId);
    const changes = acceptedChanges(lead, message, acceptance);
    const { status, nextFollowUpAt, lastContactAt, updatedAt } = lead;
    const before = { status, nextFollowUpAt, lastContactAt, updatedAt };
    const saved = updateLead(lead, changes as Partial<typeof lead>);
    const after = { ...changes, updatedAt: saved.updatedAt };
    const ofLead = mockDb.interviews.filter(({ leadId }) => leadId === lead.id);
    const { name, email } = mockDb.profile?.personalInfo ?? { name: '', email: '' };
    const self = { name, emails: [MOCK_USER.email, email] };
    const people = mockDb.people;
    const similar: NonNullable<MessageResponse['similar']> = [];
    for (const person of acceptedPeople({ ...message, proposal }, lead, self)) {
      const { person: known, similar: other } = know(person);
      if (other) similar.push({ id: known.id, otherId: other.id });
      if (known.leads.every(({ id }) => id !== lead.id))
        link(known, [...known.leads, ...person.leads]);
    }
    writeContacts();
    const peopleOf = (event: Pick<InvitedEvent, 'people'>) =>
      interviewPeople(message, event, lead.company, self);
    const changed = interviewChanges(ofLead, proposal, peopleOf).map(({ known, after }) => ({
      ...(known ?? { id: crypto.randomUUID(), leadId: lead.id, version: 0, likelyQuestions: [] }),
      ...(after as Interview),
      version: (known?.version ?? 0) + 1,
    }));
    const ids = new Set(changed.map(({ id }) => id));
    const movedAt = after.status && movesOf(lead.id).at(-1)?.changedAt;
    const accepted = { before, after, interviews: mockDb.interviews, people, movedAt };
    mockDb.interviews = [...mockDb.interviews.filter(({ id }) => !ids.has(id)), ...changed];
    return respond(change(message, { state: 'accepted', proposal, accepted }), { similar });
  }),

  mockApi.post('/messages/:id/ignore', ({ params }) =>
    respond(change(ownMessage(params.id), { state: 'ignored' })),
  ),

  mockApi.post('/messages/:id/undo', ({ params }) => {
    const message = ownMessage(params.id);
    const { accepted, leadId } = message;
    const lead = ownLeads().find(({ id }) => id === leadId);
    if (lead && accepted) {
      mockDb.interviews = [...accepted.interviews];
      mockDb.people = [...accepted.people];
      writeContacts([lead.id]);
      const update = undoneChanges(lead, accepted, movesOf(lead.id));
      const undoes = acceptedMove(accepted);
      if (Object.keys(update).length > 0)
        updateLead(lead, update as Partial<typeof lead>, { undoes });
    }
    return respond(change(message, { state: 'new', accepted: null }));
  }),

  mockApi.delete('/messages/:id', ({ params }) => {
    const message = ownMessage(params.id);
    mockDb.messages = mockDb.messages.filter((stored) => stored !== message);
  }),
];
