/** One event of a stream, its data parsed as JSON. */
export interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** One block of the stream, or `undefined` for a comment or a block without data. */
function parseBlock(block: string): ServerSentEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: JSON.parse(data.join('\n')) } : undefined;
}

/**
 * Reads a `text/event-stream` (HTML standard, section 9.2.6) as far as our server uses it: events
 * with a name and JSON data. EventSource itself can neither POST nor send a bearer token. Throws
 * what reading the stream throws, and SyntaxError when the data is not JSON.
 */
export async function* serverSentEvents({ body }: Response): AsyncGenerator<ServerSentEvent> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}
