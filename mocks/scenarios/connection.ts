import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { errorResponse } from '../errorResponse.ts';

/** The API, but not Vite's files in `/src/api`. */
const EVERY_REQUEST = /^https?:\/\/[^/]+\/api\//;

/** No request reaches the backend. */
export const networkDownScenario = () => [http.all(EVERY_REQUEST, () => HttpResponse.error())];

/** Every response is delayed by this many milliseconds. */
export const slowScenario = (duration = 1_500) => [
  http.all(EVERY_REQUEST, async () => {
    await delay(duration);
  }),
];

/** Every request fails with this error. */
export const errorScenario = (status = 500, error = 'Every request fails.') => [
  http.all(EVERY_REQUEST, () => errorResponse(status, error)),
];

/** The session has expired. */
export const sessionExpiredScenario = () => errorScenario(401, 'Authentication failed');
