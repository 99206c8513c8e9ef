import { HttpResponse, http } from 'msw/http';
import { signedIn } from '../signedIn.ts';

/** Only one page uses the mocks, so no other client changes anything: the stream sends no events. */
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
