import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

/** The list of leads fails. */
export const leadsFailScenario = (status = 500) => [
  http.get('*/api/leads', () => errorResponse(status, 'The list of leads is out of reach.')),
];

/** The list of leads is delayed by milliseconds, or forever. */
export const leadsSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.get('*/api/leads', async () => {
    await delay(duration);
  }),
];

/** A user with a profile but no leads. */
export function noLeadsScenario() {
  mockDb.leads = [];
  return [];
}

/** Adding a lead fails. */
export const addLeadFailsScenario = (status = 500, error = 'The lead was not saved.') => [
  http.post('*/api/leads', () => errorResponse(status, error)),
];

/** Updating a lead fails, its status included. */
export const updateFailsScenario = (status = 500, error = 'The change was not saved.') => [
  http.put('*/api/leads/:id', () => errorResponse(status, error)),
];

/** Deleting a lead fails. */
export const deleteFailsScenario = (status = 500, error = 'The lead was not deleted.') => [
  http.post('*/api/leads/bulk/delete', () => errorResponse(status, error)),
];

/** Adding a note fails. */
export const noteFailsScenario = (status = 500, error = 'The note was not saved.') => [
  http.post('*/api/leads/:id/notes', () => errorResponse(status, error)),
];

/** Undo of a change fails. */
export const undoFailsScenario = (status = 500, error = 'Nothing was undone.') => [
  http.post('*/api/leads/undo', () => errorResponse(status, error)),
];
