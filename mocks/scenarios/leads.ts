import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

/** The list of leads answers with a failure. */
export const leadsFailScenario = (status = 500) => [
  http.get('*/api/leads', () => errorResponse(status, 'The list of leads is out of reach.')),
];

/** The list of leads takes its time: milliseconds, or for ever. */
export const leadsSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.get('*/api/leads', async () => {
    await delay(duration);
  }),
];

/** A user who has a profile and no leads yet. */
export function noLeadsScenario() {
  mockDb.leads = [];
  return [];
}

/** New leads are refused. */
export const addLeadRefusedScenario = (status = 500, error = 'The lead was not saved.') => [
  http.post('*/api/leads', () => errorResponse(status, error)),
];

/** Changes of a lead are refused, a new status among them. */
export const updateRefusedScenario = (status = 500, error = 'The change was not saved.') => [
  http.put('*/api/leads/:id', () => errorResponse(status, error)),
];

/** Leads cannot be deleted. */
export const deleteRefusedScenario = (status = 500, error = 'The lead was not deleted.') => [
  http.delete('*/api/leads/:id', () => errorResponse(status, error)),
];

/** Notes are refused. */
export const noteRefusedScenario = (status = 500, error = 'The note was not saved.') => [
  http.post('*/api/leads/:id/notes', () => errorResponse(status, error)),
];
