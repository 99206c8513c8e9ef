import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { errorResponse } from '../errorResponse.ts';

/** Not Vite's own files below `/src/api`. */
const EVERY_CALL = /^https?:\/\/[^/]+\/api\//;

/** No call reaches the backend. */
export const networkDownScenario = () => [http.all(EVERY_CALL, () => HttpResponse.error())];

/** Every call takes its time, in milliseconds, and is then answered. */
export const slowScenario = (duration = 1_500) => [
  http.all(EVERY_CALL, async () => {
    await delay(duration);
  }),
];

/** Every call is refused. */
export const refusedScenario = (status = 500, error = 'The backend refuses every call.') => [
  http.all(EVERY_CALL, () => errorResponse(status, error)),
];

/** The backend no longer accepts the session. */
export const sessionExpiredScenario = () => refusedScenario(401, 'Authentication failed');
