import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

const GENERATE = '*/api/pitches/generate-from-company';

/** Pitches are refused. */
export const pitchFailsScenario = (
  status = 502,
  error = 'The AI model could not be reached. Please try again later.',
) => [http.post(GENERATE, () => errorResponse(status, error))];

/** Pitches take their time: milliseconds, or for ever. */
export const pitchSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.post(GENERATE, async () => {
    await delay(duration);
  }),
];

/** The day's pitches are used up. */
export function pitchLimitReachedScenario() {
  mockDb.pitchesToday = 20;
  return [];
}

/** The post cannot be read. */
export const extractionFailsScenario = (
  status = 422,
  error = 'There is no public post at this address. Please check the URL.',
) => [http.post('*/api/extract/linkedin-post', () => errorResponse(status, error))];
