import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelListener, OpenDatabase } from './database.ts';

/** Milliseconds. */
const RETRY_DELAY = 500;
const CONNECT_TIMEOUT = 5_000;

/**
 * Listens for a PostgreSQL server's notifications. Each channel has its own connection, because
 * the pool closes idle ones. Reconnects until `close` and reports the gap to the listener.
 */
export function createNotificationListener(
  connectionString: string,
): Pick<OpenDatabase, 'listen' | 'close'> {
  const closing = new AbortController();
  const clients = new Set<Client>();

  async function connect(channel: string, listener: ChannelListener): Promise<void> {
    // Without keep-alive, a connection that only listens doesn't notice a broken network.
    const client = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
    });
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    // The 'end' event follows and is handled below.
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
      if (!closing.signal.aborted) void reconnect(channel, listener);
    });
  }

  async function reconnect(channel: string, listener: ChannelListener): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await connect(channel, listener);
        listener.onReconnect();
        return;
      } catch {
        // Requests report the database error. Here it's enough to retry.
        await sleep(RETRY_DELAY, undefined, { ref: false });
      }
    }
  }

  return {
    listen: connect,
    async close() {
      closing.abort();
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}
