import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelListener, OpenDatabase } from './database.ts';
import { connectionSettings } from './serverConnection.ts';

/** Milliseconds. */
const RETRY_DELAY = 500;
/** A connection that only listens would be closed as silent otherwise. */
const PING_INTERVAL = 3_000;

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
    const client = new Client(connectionSettings(connectionString));
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
    const ping = setInterval(() => client.query('select 1').catch(() => {}), PING_INTERVAL).unref();
    client.once('end', () => {
      clearInterval(ping);
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
