import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

/** A new user without a profile or leads. */
export function noProfileScenario() {
  mockDb.leads = [];
  mockDb.profile = null;
  return [];
}

/** Loading the profile fails. */
export const profileFailsScenario = (status = 500) => [
  http.get('*/api/user', () => errorResponse(status, 'The profile could not be loaded.')),
];

/** Saving the profile fails. */
export const profileSaveFailsScenario = (status = 500, error = 'The profile was not saved.') => [
  http.post('*/api/user', () => errorResponse(status, error)),
  http.put('*/api/user', () => errorResponse(status, error)),
];

/** Loading the profile is delayed by milliseconds, or forever. */
export const profileSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.get('*/api/user', async () => {
    await delay(duration);
  }),
];

/** Deleting the account fails. */
export const deleteAccountFailsScenario = (
  status = 500,
  error = 'The account was not deleted.',
) => [http.delete('*/api/user', () => errorResponse(status, error))];
