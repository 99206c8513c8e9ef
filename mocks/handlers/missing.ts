import { http } from 'msw/http';
import { refusal } from '../refusal.ts';

/** Calls that the web app makes and the server has no answer to; the app has words for that. */
export const missingHandlers = [
  '/api/pitches/generate-from-company',
  '/api/extract/linkedin-post',
].map((path) => http.post(`*${path}`, () => refusal(404, `There is nothing at POST ${path}.`)));
