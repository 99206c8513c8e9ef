import { HttpResponse } from 'msw/http';
import { mockApi } from '../mockApi.ts';

/** A stream without changes, since the mocks serve one page only. */
export const eventHandlers = [
  mockApi.get('/events', () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('event: ready\ndata: {}\n\n')),
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
];
