import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { type ContractCase, FIRST, FIRST_ID, FOREIGN_ID, LEADS, THIRD_ID } from './contractCase.ts';

const rejectedLead = (fields: object, error: string): ContractCase => ({
  name: `rejects a new lead: ${error}`,
  request: ['POST', '/leads', { title: 'Data Engineer', company: 'Helio Grid', ...fields }],
  status: 400,
  response: { error },
});

const LARGE_TEXT = '€'.repeat(LIMITS.pitch);
/** With another large text each, more than one response may have. */
const LARGE_LEADS: (NewLead & { id: string })[] = Array.from({ length: 36 }, (_, index) => ({
  id: `${10_000_000 + index}-1111-4111-8111-111111111111`,
  title: 'Data Engineer',
  company: 'Helio Grid',
  description: LARGE_TEXT,
}));

/** Requests for one lead, and the bulk update. */
export const LEAD_CASES: ContractCase[] = [
  {
    name: 'gets a lead',
    given: { leads: LEADS },
    request: ['GET', `/leads/${FIRST_ID}`],
    status: 200,
    response: { data: FIRST },
  },

  {
    name: 'lists the first status of a lead',
    given: { leads: LEADS },
    request: ['GET', `/leads/${FIRST_ID}/status-changes`],
    status: 200,
    response: { data: [{ fromStatus: null, toStatus: 'applied' }] },
  },
  {
    name: 'sets the date of an application',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}/application`, { appliedAt: '2026-01-05T13:00:00+01:00' }],
    status: 200,
    response: { data: [{ toStatus: 'applied', changedAt: '2026-01-05T12:00:00.000Z' }] },
  },
  {
    name: 'rejects an application in the future',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}/application`, { appliedAt: '9000-01-01T00:00:00Z' }],
    status: 400,
    response: {
      error: 'appliedAt must not be in the future or after the next status change.',
    },
  },
  {
    name: 'has no application of a new lead',
    given: { leads: [{ ...FIRST, status: 'new' }] },
    request: ['PUT', `/leads/${FIRST_ID}/application`, { appliedAt: '2026-01-05T12:00:00Z' }],
    status: 409,
    response: { error: 'This lead has no application yet.' },
  },
  {
    name: "reads what a lead's posting asks for by rules without a model",
    given: { leads: LEADS },
    request: ['GET', `/leads/${FIRST_ID}/asked`],
    status: 200,
    response: { data: { readBy: 'rules', notice: '' } },
  },

  {
    name: 'adds a lead with title and company only',
    request: ['POST', '/leads', { title: 'Data Engineer', company: 'Helio Grid' }],
    status: 201,
    response: { data: { status: 'new', priority: 'medium', value: 0, notes: [], category: null } },
  },
  {
    name: 'adds a lead with the fields of the form',
    request: [
      'POST',
      '/leads',
      { ...FIRST, source: 'LinkedIn', postUrl: 'https://example.com/job', userId: 'another-user' },
    ],
    status: 201,
    response: { data: { ...FIRST, postUrl: 'https://example.com/job' } },
  },
  {
    name: 'returns the existing lead when the request is repeated',
    given: { leads: LEADS },
    request: ['POST', '/leads', { ...FIRST, title: 'Another title' }],
    status: 200,
    response: { data: { title: 'Data Engineer' } },
  },
  {
    name: 'adds a lead with an id that another user has',
    request: ['POST', '/leads', { ...FIRST, id: FOREIGN_ID }],
    status: 201,
    response: { data: { id: FOREIGN_ID, title: 'Data Engineer' } },
  },
  rejectedLead({ title: undefined }, 'title is required.'),
  rejectedLead({ title: '  ' }, 'title must not be empty.'),
  rejectedLead({ title: 7 }, 'title must be text.'),
  rejectedLead({ title: 'x'.repeat(201) }, 'title must be 200 characters or fewer.'),
  rejectedLead(
    { postUrl: 'javascript:alert(1)' },
    'postUrl must be a web address that starts with http:// or https://.',
  ),
  rejectedLead({ value: '12' }, 'value must be a number.'),
  rejectedLead({ score: 101 }, 'score must be at most 100.'),
  rejectedLead({ colour: 'red' }, 'colour is not a known field.'),
  rejectedLead(
    { category: 'hobby' },
    'category must be one of job-application, freelance-project, sales-lead, networking.',
  ),
  {
    name: 'rejects a new lead that is not an object',
    request: ['POST', '/leads', ['lead']],
    status: 400,
    response: { error: 'The body must be a JSON object.' },
  },

  {
    name: 'updates only the status',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}`, { status: 'offer' }],
    status: 200,
    response: { data: { ...FIRST, status: 'offer' } },
  },
  {
    name: 'updates one contact detail',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}`, { contactInfo: { phone: '1' }, category: null }],
    status: 200,
    response: {
      data: { category: null, contactInfo: { name: 'Maja Lindqvist', phone: '1' } },
    },
  },
  {
    name: 'changes nothing for an empty update',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}`, {}],
    status: 200,
    response: { data: FIRST },
  },
  {
    name: 'rejects an update that started from another version',
    given: { leads: LEADS },
    request: ['PUT', `/leads/${FIRST_ID}`, { status: 'offer', version: 7 }],
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: FIRST },
  },

  {
    name: 'updates many leads',
    given: { leads: LEADS },
    request: [
      'PUT',
      '/leads/bulk',
      { leadIds: [THIRD_ID, FIRST_ID, THIRD_ID], updates: { status: 'withdrawn' } },
    ],
    status: 200,
    response: {
      data: [
        { id: THIRD_ID, status: 'withdrawn' },
        { id: FIRST_ID, status: 'withdrawn' },
      ],
    },
  },
  {
    name: 'updates none of many leads when the response would be too large',
    given: { leads: LARGE_LEADS },
    request: [
      'PUT',
      '/leads/bulk',
      { leadIds: LARGE_LEADS.map(({ id }) => id), updates: { pitch: LARGE_TEXT } },
    ],
    status: 413,
    response: {
      error: 'These leads are too large to update together. Please update fewer at once.',
    },
  },
  {
    name: 'rejects a bulk update without leads',
    request: ['PUT', '/leads/bulk', { leadIds: [], updates: {} }],
    status: 400,
    response: { error: 'leadIds must not be empty.' },
  },

  {
    name: 'deletes a lead',
    given: { leads: LEADS },
    request: ['DELETE', `/leads/${FIRST_ID}`],
    status: 204,
  },
];
