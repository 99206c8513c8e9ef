/** One event of a `text/event-stream` (HTML standard, section 9.2.5), its data as JSON. */
export const sseEvent = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What an answer of events needs beside its content type, so that no proxy keeps it back. */
export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
