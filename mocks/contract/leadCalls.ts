import {
  type Call,
  FIRST,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  notFound,
  SECOND_ID,
  THIRD_ID,
  UNKNOWN_ID,
} from './call.ts';

const refusedLead = (fields: object, error: string): Call => ({
  name: `refuses a new lead: ${error}`,
  call: ['POST', '/leads', { title: 'Data Engineer', company: 'Helio Grid', ...fields }],
  status: 400,
  answer: { error },
});

const refusedUpdate = (fields: object, error: string): Call => ({
  name: `refuses an update: ${error}`,
  given: { leads: LEADS },
  call: ['PUT', `/leads/${FIRST_ID}`, fields],
  status: 400,
  answer: { error },
});

/** The calls on one lead, and on many at once. */
export const LEAD_CALLS: Call[] = [
  {
    name: 'answers a lead',
    given: { leads: LEADS },
    call: ['GET', `/leads/${FIRST_ID}`],
    status: 200,
    answer: { data: FIRST },
  },
  notFound('finds no lead with an unknown id', 'GET', `/leads/${UNKNOWN_ID}`),
  notFound('finds no lead with an id that none can have', 'GET', '/leads/first'),
  notFound("finds nobody else's lead", 'GET', `/leads/${FOREIGN_ID}`),

  {
    name: 'adds a lead with nothing but title and company',
    call: ['POST', '/leads', { title: 'Data Engineer', company: 'Helio Grid' }],
    status: 201,
    answer: { data: { status: 'new', priority: 'medium', value: 0, notes: [], category: null } },
  },
  {
    name: 'adds a lead with all that the form sends',
    call: [
      'POST',
      '/leads',
      { ...FIRST, source: 'LinkedIn', postUrl: 'https://example.com/job', userId: 'somebody' },
    ],
    status: 201,
    answer: { data: { ...FIRST, postUrl: 'https://example.com/job' } },
  },
  {
    name: 'answers the lead that is there when it is sent again',
    given: { leads: LEADS },
    call: ['POST', '/leads', { ...FIRST, title: 'Another title' }],
    status: 200,
    answer: { data: { title: 'Data Engineer' } },
  },
  {
    name: 'adds a lead under an id that somebody else has a lead with',
    call: ['POST', '/leads', { ...FIRST, id: FOREIGN_ID }],
    status: 201,
    answer: { data: { id: FOREIGN_ID, title: 'Data Engineer' } },
  },
  refusedLead({ title: undefined }, 'title is required.'),
  refusedLead({ company: undefined }, 'company is required.'),
  refusedLead({ title: '  ' }, 'title must not be empty.'),
  refusedLead({ title: 7 }, 'title must be text.'),
  refusedLead({ title: 'x'.repeat(201) }, 'title must have at most 200 characters.'),
  refusedLead(
    { postUrl: 'javascript:alert(1)' },
    'postUrl must be a web address that starts with http:// or https://.',
  ),
  refusedLead({ value: -1 }, 'value must be at least 0.'),
  refusedLead({ value: '12' }, 'value must be a number.'),
  refusedLead({ score: 101 }, 'score must be at most 100.'),
  refusedLead({ isQualified: 'yes' }, 'isQualified must be true or false.'),
  refusedLead({ tags: 'one' }, 'tags must be a list.'),
  refusedLead({ colour: 'red' }, 'colour is not a known field.'),
  refusedLead({ contactInfo: { fax: '1' } }, 'contactInfo.fax is not a known field.'),
  refusedLead(
    { category: 'hobby' },
    'category must be one of job-application, freelance-project, sales-lead, networking.',
  ),
  {
    name: 'refuses a new lead that is no object',
    call: ['POST', '/leads', ['lead']],
    status: 400,
    answer: { error: 'The body must be a JSON object.' },
  },

  {
    name: 'changes a status and nothing else',
    given: { leads: LEADS },
    call: ['PUT', `/leads/${FIRST_ID}`, { status: 'offer' }],
    status: 200,
    answer: { data: { ...FIRST, status: 'offer' } },
  },
  {
    name: 'changes one detail of the contact',
    given: { leads: LEADS },
    call: ['PUT', `/leads/${FIRST_ID}`, { contactInfo: { phone: '1' }, category: null }],
    status: 200,
    answer: {
      data: { category: null, contactInfo: { name: 'Maja Lindqvist', phone: '1' } },
    },
  },
  {
    name: 'changes nothing when the update says nothing',
    given: { leads: LEADS },
    call: ['PUT', `/leads/${FIRST_ID}`, {}],
    status: 200,
    answer: { data: FIRST },
  },
  refusedUpdate({ title: '' }, 'title must not be empty.'),
  refusedUpdate({ id: SECOND_ID }, 'id is not a known field.'),
  refusedUpdate({ notes: [] }, 'notes is not a known field.'),
  refusedUpdate({ priority: 'max' }, 'priority must be one of low, medium, high, urgent.'),
  notFound('changes no unknown lead', 'PUT', `/leads/${UNKNOWN_ID}`, { status: 'offer' }),
  notFound("changes nobody else's lead", 'PUT', `/leads/${FOREIGN_ID}`, { status: 'offer' }),

  {
    name: 'changes many leads',
    given: { leads: LEADS },
    call: [
      'PUT',
      '/leads/bulk',
      { leadIds: [THIRD_ID, FIRST_ID, THIRD_ID], updates: { status: 'withdrawn' } },
    ],
    status: 200,
    answer: {
      data: [
        { id: THIRD_ID, status: 'withdrawn' },
        { id: FIRST_ID, status: 'withdrawn' },
      ],
    },
  },
  notFound('changes none of many when one is unknown', 'PUT', '/leads/bulk', {
    leadIds: [FIRST_ID, UNKNOWN_ID],
    updates: { status: 'withdrawn' },
  }),
  notFound("changes none of many when one is somebody else's", 'PUT', '/leads/bulk', {
    leadIds: [FIRST_ID, FOREIGN_ID],
    updates: { status: 'withdrawn' },
  }),
  {
    name: 'refuses to change many that are none',
    call: ['PUT', '/leads/bulk', { leadIds: [], updates: {} }],
    status: 400,
    answer: { error: 'leadIds must not be empty.' },
  },
  {
    name: 'refuses a bulk update without updates',
    call: ['PUT', '/leads/bulk', { leadIds: [FIRST_ID] }],
    status: 400,
    answer: { error: 'updates is required.' },
  },
  {
    name: 'refuses a bulk update with a bad value',
    given: { leads: LEADS },
    call: ['PUT', '/leads/bulk', { leadIds: [FIRST_ID], updates: { value: -1 } }],
    status: 400,
    answer: { error: 'updates.value must be at least 0.' },
  },

  {
    name: 'deletes a lead',
    given: { leads: LEADS },
    call: ['DELETE', `/leads/${FIRST_ID}`],
    status: 204,
  },
  notFound('deletes no unknown lead', 'DELETE', `/leads/${UNKNOWN_ID}`),
  notFound("deletes nobody else's lead", 'DELETE', `/leads/${FOREIGN_ID}`),
];
