import { NO_KIND_CHOSEN, NO_LEAD_CHOSEN, NO_TIME_ZONE } from '#domain/contract/messages.ts';
import { type ContractCase, FIRST_ID, LEADS, SECOND_ID, THIRD_ID } from './contractCase.ts';

// It says no kind, because the mocks tell none.
const INVITATION = `From: Maja Lindqvist <maja@helio.example>
Date: 2026-03-04 09:30
Subject: Data Engineer at Helio Grid

12 March 2026 at 10:00, Storgata 4.`;

const LETTER = 'Dear Ada, we have a question about your portfolio.';

const given = { leads: LEADS, messages: [INVITATION, LETTER] };

/** Messages of employers, and what they propose. */
export const MESSAGE_CASES: ContractCase[] = [
  {
    name: 'finds the lead of a message, and the time in it',
    given: { leads: LEADS },
    request: ['POST', '/messages', { content: INVITATION }],
    status: 201,
    response: {
      data: {
        leadId: FIRST_ID,
        match: 'sure',
        fromName: 'Maja Lindqvist',
        subject: 'Data Engineer at Helio Grid',
        proposal: {
          kind: null,
          startsAt: '2026-03-12T10:00',
          quote: '12 March 2026 at 10:00, Storgata 4.',
          source: 'structure',
        },
        state: 'new',
      },
      lead: { id: FIRST_ID, version: 1 },
    },
  },
  {
    name: 'keeps a message that fits no lead',
    given: { leads: LEADS },
    request: ['POST', '/messages', { content: LETTER }],
    status: 201,
    response: { data: { leadId: null, match: 'none', proposal: { startsAt: null } }, lead: null },
  },
  {
    name: 'stores a message once',
    given,
    request: ['POST', '/messages', { content: INVITATION }],
    status: 200,
    response: { data: { version: 1 } },
  },
  {
    name: 'adds a message to a lead',
    given: { leads: LEADS },
    request: ['POST', `/leads/${SECOND_ID}/messages`, { content: INVITATION }],
    status: 201,
    response: { data: { leadId: SECOND_ID, match: 'sure' } },
  },
  {
    name: 'rejects an empty message',
    given,
    request: ['POST', '/messages', { content: ' ' }],
    status: 400,
    response: { error: 'The message is empty.' },
  },
  {
    name: 'lists messages that are not checked yet, newest first',
    given,
    request: ['GET', '/messages?state=new'],
    status: 200,
    response: { data: [{ leadId: null }, { leadId: FIRST_ID }], total: 2, nextCursor: null },
  },
  {
    name: "lists a lead's messages",
    given,
    request: ['GET', `/messages?leadId=${FIRST_ID}`],
    status: 200,
    response: { data: [{ leadId: FIRST_ID }] },
  },
  {
    name: 'accepts an invitation as it was edited',
    given,
    request: [
      'POST',
      '/messages/MESSAGE/accept',
      { kind: 'invitation', timeZone: 'Europe/Oslo', minutes: 45, place: 'https://meet.example/1' },
    ],
    status: 200,
    response: {
      data: {
        state: 'accepted',
        proposal: { kind: 'invitation', startsAt: '2026-03-12T10:00', minutes: 45 },
      },
      lead: { status: 'interviewing', version: 2, lastContactAt: expect.any(String) },
    },
  },
  {
    name: 'accepts another status and a follow-up',
    given,
    request: [
      'POST',
      '/messages/MESSAGE/accept',
      { kind: 'question', status: 'withdrawn', nextFollowUpAt: '2026-12-01T08:00:00.000Z' },
    ],
    status: 200,
    response: { lead: { status: 'withdrawn', nextFollowUpAt: '2026-12-01T08:00:00.000Z' } },
  },
  {
    name: 'rejects accepting a message without a kind',
    given,
    request: ['POST', '/messages/MESSAGE/accept', {}],
    status: 400,
    response: { error: NO_KIND_CHOSEN },
  },
  {
    name: 'accepts no invitation without the time zone of its time',
    given,
    request: ['POST', '/messages/MESSAGE/accept', { kind: 'invitation' }],
    status: 400,
    response: { error: NO_TIME_ZONE },
  },
  {
    name: 'accepts nothing without a lead',
    given: { messages: [LETTER] },
    request: ['POST', '/messages/MESSAGE/accept', { kind: 'question' }],
    status: 409,
    response: { error: NO_LEAD_CHOSEN },
  },
  {
    name: 'rejects a time that is none',
    given,
    request: ['POST', '/messages/MESSAGE/accept', { startsAt: '2026-13-01T10:00' }],
    status: 400,
    response: { error: 'startsAt must be a time such as 2026-12-01T10:00.' },
  },
  {
    name: 'ignores a message',
    given,
    request: ['POST', '/messages/MESSAGE/ignore'],
    status: 200,
    response: { data: { state: 'ignored' }, lead: { version: 1 } },
  },
  {
    name: 'has nothing to undo for a new message',
    given,
    request: ['POST', '/messages/MESSAGE/undo'],
    status: 200,
    response: { data: { state: 'new' }, lead: { version: 1, status: 'applied' } },
  },
  {
    name: 'moves a message to another lead',
    given,
    request: ['PUT', '/messages/MESSAGE', { leadId: THIRD_ID }],
    status: 200,
    response: { data: { leadId: THIRD_ID, match: 'sure' }, lead: { id: THIRD_ID } },
  },
  { name: 'deletes a message', given, request: ['DELETE', '/messages/MESSAGE'], status: 204 },
];
