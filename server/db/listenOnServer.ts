import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelListener, OpenDatabase } from './database.ts';

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RETRY_AFTER = 500;

/**
 * Hears the notifications of a PostgreSQL server over connections of their own, one for each
 * channel: those of the pool come and go. A connection that is lost is made anew until
 * `stopListening`; what was said meanwhile is lost, and the listener is told so.
 */
export function listenOnServer(connectionString: string): {
  listen: OpenDatabase['listen'];
  stopListening(): Promise<void>;
} {
  const stopping = new AbortController();
  const clients = new Set<Client>();

  async function connect(channel: string, listener: ChannelListener): Promise<void> {
    // Without keep-alive a cut cable is never noticed by a connection that only listens.
    const client = new Client({ connectionString, keepAlive: true });
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    // 'end' follows, and is what is acted upon.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    clients.add(client);
    client.once('end', () => {
      clients.delete(client);
      if (!stopping.signal.aborted) void reconnect(channel, listener);
    });
  }

  async function reconnect(channel: string, listener: ChannelListener): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await connect(channel, listener);
        listener.onGap();
        return;
      } catch {
        // Requests say what is wrong with the database; here there is only to wait for it.
        await sleep(RETRY_AFTER, undefined, { ref: false });
      }
    }
  }

  return {
    listen: connect,
    async stopListening() {
      stopping.abort();
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}
