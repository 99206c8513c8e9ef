/** One event of a `text/event-stream` (HTML standard, section 9.2.5) with JSON data. */
export const sseEvent = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The headers of an event stream, so that proxies don't buffer it. */
export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
