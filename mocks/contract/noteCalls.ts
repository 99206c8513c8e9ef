import { type Call, FIRST_ID, FOREIGN_ID, LEADS, notFound, UNKNOWN_ID } from './call.ts';

/** POST /leads/{id}/notes. */
export const NOTE_CALLS: Call[] = [
  {
    name: 'adds a note',
    given: { leads: LEADS },
    call: ['POST', `/leads/${FIRST_ID}/notes`, { text: 'Call on Thursday', type: 'interview' }],
    status: 201,
    answer: { data: { id: FIRST_ID, notes: [{ text: 'Call on Thursday', type: 'interview' }] } },
  },
  {
    name: 'adds a note of the general type when none is named',
    given: { leads: LEADS },
    call: ['POST', `/leads/${FIRST_ID}/notes`, { text: '  Call  ' }],
    status: 201,
    answer: { data: { notes: [{ text: 'Call', type: 'general' }] } },
  },
  {
    name: 'refuses an empty note',
    given: { leads: LEADS },
    call: ['POST', `/leads/${FIRST_ID}/notes`, { text: ' ' }],
    status: 400,
    answer: { error: 'text must not be empty.' },
  },
  {
    name: 'refuses a note without text',
    given: { leads: LEADS },
    call: ['POST', `/leads/${FIRST_ID}/notes`, { type: 'general' }],
    status: 400,
    answer: { error: 'text is required.' },
  },
  {
    name: 'refuses a note of an unknown type',
    given: { leads: LEADS },
    call: ['POST', `/leads/${FIRST_ID}/notes`, { text: 'Call', type: 'song' }],
    status: 400,
    answer: {
      error: 'type must be one of general, interview, follow-up, negotiation, rejection.',
    },
  },
  notFound('adds no note to an unknown lead', 'POST', `/leads/${UNKNOWN_ID}/notes`, { text: 'x' }),
  notFound("adds no note to somebody else's", 'POST', `/leads/${FOREIGN_ID}/notes`, { text: 'x' }),
];
