import { HttpResponse, http } from 'msw/http';
import { signedIn } from '../signedIn.ts';

/** Nothing changes behind the back of the one page that the mocks serve: a stream that stays silent. */
export const eventHandlers = [
  http.get(
    '*/api/events',
    signedIn(() => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('event: ready\ndata: {}\n\n')),
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  ),
];
