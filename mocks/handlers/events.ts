import { HttpResponse, http } from 'msw/http';
import { authenticated } from '../authenticated.ts';

/** A stream without changes, since the mocks serve one page only. */
export const eventHandlers = [
  http.get(
    '*/api/events',
    authenticated(() => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('event: ready\ndata: {}\n\n')),
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  ),
];
