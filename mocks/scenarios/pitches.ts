import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';

const GENERATE = '*/api/pitches/generate-from-company';

/** Writing a pitch fails. */
export const pitchFailsScenario = (
  status = 502,
  error = 'The AI model could not be reached. Please try again later.',
) => [http.post(GENERATE, () => errorResponse(status, error))];

/** A pitch whose stream has these events, and stays open without a `done` or an `error`. */
export const pitchStreamScenario = (...events: [name: string, data: object][]) => [
  http.post(GENERATE, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const [name, data] of events) {
          const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
          controller.enqueue(new TextEncoder().encode(event));
        }
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  }),
];

/** Writing a pitch is delayed by milliseconds, or forever. */
export const pitchSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.post(GENERATE, async () => {
    await delay(duration);
  }),
];

/** The user has no pitches left today. */
export function pitchLimitReachedScenario() {
  mockDb.pitchesToday = 20;
  return [];
}

/** Reading a LinkedIn post fails. */
export const extractionFailsScenario = (
  status = 422,
  error = 'There is no public post at this address. Please check the URL.',
) => [http.post('*/api/extract/page', () => errorResponse(status, error))];
