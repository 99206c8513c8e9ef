import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A server-sent event of our server. */
interface ServerEvent {
  event: string | undefined;
  /** Parsed from JSON. */
  data: unknown;
}

/**
 * Reads the server-sent events of a response (HTML standard, section 9.2) as they arrive. EventSource
 * can neither POST nor send a bearer token. Throws when the connection breaks off.
 */
export async function* readEvents(response?: Response): AsyncGenerator<ServerEvent> {
  if (!response?.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event, data: JSON.parse(value.data) };
    }
  } finally {
    await reader.cancel();
  }
}
