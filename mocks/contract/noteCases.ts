import {
  type ContractCase,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  notFound,
  UNKNOWN_ID,
} from './contractCase.ts';

/** POST /leads/{id}/notes. */
export const NOTE_CASES: ContractCase[] = [
  {
    name: 'adds a note',
    given: { leads: LEADS },
    request: ['POST', `/leads/${FIRST_ID}/notes`, { text: 'Call on Thursday', type: 'interview' }],
    status: 201,
    response: { data: { id: FIRST_ID, notes: [{ text: 'Call on Thursday', type: 'interview' }] } },
  },
  {
    name: 'adds a general note by default',
    given: { leads: LEADS },
    request: ['POST', `/leads/${FIRST_ID}/notes`, { text: '  Call  ' }],
    status: 201,
    response: { data: { notes: [{ text: 'Call', type: 'general' }] } },
  },
  {
    name: 'rejects an empty note',
    given: { leads: LEADS },
    request: ['POST', `/leads/${FIRST_ID}/notes`, { text: ' ' }],
    status: 400,
    response: { error: 'text must not be empty.' },
  },
  {
    name: 'rejects a note without text',
    given: { leads: LEADS },
    request: ['POST', `/leads/${FIRST_ID}/notes`, { type: 'general' }],
    status: 400,
    response: { error: 'text is required.' },
  },
  {
    name: 'rejects a note of an unknown type',
    given: { leads: LEADS },
    request: ['POST', `/leads/${FIRST_ID}/notes`, { text: 'Call', type: 'song' }],
    status: 400,
    response: {
      error: 'type must be one of general, interview, follow-up, negotiation, rejection.',
    },
  },
  notFound('adds no note to an unknown lead', 'POST', `/leads/${UNKNOWN_ID}/notes`, { text: 'x' }),
  notFound("adds no note to another user's lead", 'POST', `/leads/${FOREIGN_ID}/notes`, {
    text: 'x',
  }),
];
