import { type ContractCase, FIRST_ID, LEADS } from './contractCase.ts';

const NOTES = [{ text: 'Call on Thursday', type: 'interview' as const }, { text: 'Sent the CV' }];

/** Requests for the notes of a lead. */
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
    name: 'updates the text of a note',
    given: { leads: LEADS, notes: NOTES },
    request: ['PUT', `/leads/${FIRST_ID}/notes/NOTE`, { text: ' Call on Friday ' }],
    status: 200,
    response: {
      data: {
        version: 4,
        notes: [
          { text: 'Call on Friday', type: 'interview' },
          { text: 'Sent the CV', type: 'general' },
        ],
      },
    },
  },
  {
    name: 'updates the type of a note',
    given: { leads: LEADS, notes: NOTES },
    request: ['PUT', `/leads/${FIRST_ID}/notes/NOTE`, { type: 'rejection' }],
    status: 200,
    response: { data: { notes: [{ text: 'Call on Thursday', type: 'rejection' }, {}] } },
  },
  {
    name: 'changes nothing for an empty update of a note',
    given: { leads: LEADS, notes: NOTES },
    request: ['PUT', `/leads/${FIRST_ID}/notes/NOTE`, {}],
    status: 200,
    response: { data: { version: 3, notes: NOTES } },
  },
  {
    name: 'deletes a note',
    given: { leads: LEADS, notes: NOTES },
    request: ['DELETE', `/leads/${FIRST_ID}/notes/NOTE`],
    status: 200,
    response: { data: { version: 4, notes: [{ text: 'Sent the CV' }] } },
  },
];
