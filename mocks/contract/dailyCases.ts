import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import type { ViewInput } from '#domain/contract/views.ts';
import {
  type ContractCase,
  FIRST_ID,
  LEADS,
  notFound,
  SECOND_ID,
  UNKNOWN_ID,
} from './contractCase.ts';

const VIEW: ViewInput = {
  name: 'Due this week',
  filters: { search: '', status: 'all', type: 'all', priority: 'all', scope: 'due-week' },
  sort: { by: 'nextFollowUpAt', order: 'asc' },
  layout: 'table',
};

/** Changes of many leads, deleted leads, saved views and the calendar. */
export const DAILY_CASES: ContractCase[] = [
  {
    name: 'updates many leads, each in its own way',
    given: { leads: LEADS },
    request: [
      'PUT',
      '/leads',
      {
        leads: [
          { id: SECOND_ID, priority: 'urgent', version: 1 },
          { id: FIRST_ID, tags: ['remote'] },
        ],
      },
    ],
    status: 200,
    response: {
      data: [
        { id: SECOND_ID, priority: 'urgent', version: 2 },
        { id: FIRST_ID, tags: ['remote'], version: 2 },
      ],
    },
  },
  {
    name: 'updates none of many leads when one was changed meanwhile',
    given: { leads: LEADS },
    request: [
      'PUT',
      '/leads',
      {
        leads: [
          { id: FIRST_ID, status: 'offer', version: 1 },
          { id: SECOND_ID, status: 'offer', version: 7 },
        ],
      },
    ],
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: [{ id: SECOND_ID, version: 1 }] },
  },
  {
    name: 'rejects a follow-up without a time zone',
    given: { leads: LEADS },
    request: [
      'PUT',
      '/leads',
      { leads: [{ id: FIRST_ID, nextFollowUpAt: '2026-12-01T09:00:00' }] },
    ],
    status: 400,
    response: {
      error: 'leads[0].nextFollowUpAt must be a timestamp such as 2026-11-21T09:30:00Z.',
    },
  },

  {
    name: 'deletes many leads',
    given: { leads: LEADS },
    request: ['POST', '/leads/bulk/delete', { leadIds: [FIRST_ID, SECOND_ID] }],
    status: 204,
  },
  {
    name: 'lists no deleted leads',
    given: { leads: LEADS },
    request: ['GET', '/leads/deleted'],
    status: 200,
    response: { data: [], nextCursor: null },
  },
  notFound('restores nothing for an unknown id', 'POST', '/leads/deleted/restore', {
    leadIds: [UNKNOWN_ID],
  }),
  {
    name: 'deletes the deleted leads for good',
    request: ['DELETE', '/leads/deleted'],
    status: 204,
  },

  {
    name: 'saves a view',
    request: ['PUT', `/leads/views/${UNKNOWN_ID}`, VIEW],
    status: 200,
    response: { data: { ...VIEW, id: UNKNOWN_ID } },
  },
  { name: 'lists views', request: ['GET', '/leads/views'], status: 200, response: { data: [] } },
  {
    name: 'deletes no unknown view',
    request: ['DELETE', `/leads/views/${UNKNOWN_ID}`],
    status: 404,
    response: { error: 'View not found.' },
  },

  {
    name: 'has no calendar at first',
    request: ['GET', '/user/calendar'],
    status: 200,
    response: { data: null },
  },
  {
    name: 'creates a calendar',
    request: ['POST', '/user/calendar'],
    status: 200,
    response: { data: { path: expect.stringMatching(/^\/calendar\/.{20,}\.ics$/) } },
  },
  {
    name: 'has no calendar file for a lead without a follow-up',
    given: { leads: LEADS },
    request: ['GET', `/leads/${FIRST_ID}/follow-up.ics`],
    status: 404,
    response: { error: 'This lead has no next follow-up.' },
  },
  { name: 'ends a calendar', request: ['DELETE', '/user/calendar'], status: 204 },
];
