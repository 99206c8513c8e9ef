import type { AddressInfo } from 'node:net';
import type { TestServer, TestUser } from './testServer.ts';

export interface OpenEvents {
  /** The next event as `[name, data]`; `null` when the stream has ended. */
  next(): Promise<[string, unknown] | null>;
  /** Disconnects, like a closed tab. */
  close(): Promise<void>;
}

/** Opens a user's event stream over a real connection; `app.inject` would wait for its end. */
export async function eventsOf({ app }: TestServer, user: TestUser): Promise<OpenEvents> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${user.token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, { headers });
  if (!response.ok || !response.body) throw new Error(`${response.status} instead of events`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const [, block] = /^(.*?)\n\n/s.exec(text) ?? [];
        if (block !== undefined) {
          text = text.slice(block.length + 2);
          const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
          if (name) return [name, JSON.parse(data)];
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}
