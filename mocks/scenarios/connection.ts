import { HttpResponse, http } from 'msw/http';
import { refusal } from '../refusal.ts';

/** No call reaches the backend. */
export const networkDownScenario = () => [http.all('*/api/*', () => HttpResponse.error())];

/** The backend no longer accepts the session. */
export const sessionExpiredScenario = () => [
  http.all('*/api/*', () => refusal(401, 'Authentication failed')),
];
