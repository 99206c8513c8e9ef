import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

/** A user on the first day: neither profile nor leads. */
export function noProfileScenario() {
  mockDb.leads = [];
  mockDb.profile = null;
  return [];
}

/** The profile cannot be read. */
export const profileFailsScenario = (status = 500) => [
  http.get('*/api/user', () => errorResponse(status, 'The profile is out of reach.')),
];

/** The profile can be read, and not written. */
export const profileRefusedScenario = (status = 500, error = 'The profile was not saved.') => [
  http.post('*/api/user', () => errorResponse(status, error)),
  http.put('*/api/user', () => errorResponse(status, error)),
];

/** The profile takes its time: milliseconds, or for ever. */
export const profileSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.get('*/api/user', async () => {
    await delay(duration);
  }),
];

/** The account cannot be deleted. */
export const accountStaysScenario = (status = 500, error = 'The account was not deleted.') => [
  http.delete('*/api/user', () => errorResponse(status, error)),
];
