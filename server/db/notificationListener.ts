import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { ChannelListener, OpenDatabase } from './database.ts';
import { reasonOf } from './errorCause.ts';
import { connectionSettings } from './serverConnection.ts';

/** A node of Citus that has rows. */
interface Worker {
  host: string;
  port: number;
  /** HOST:PORT. */
  name: string;
}

/** The workers of a coordinator of Citus; none of a PostgreSQL without it. */
async function readWorkers(client: Pick<Client, 'query'>): Promise<Worker[]> {
  const { rows: tables } = await client.query(
    `select to_regclass('pg_dist_node') is not null as "isCitus"`,
  );
  if (!tables[0]?.isCitus) return [];
  const { rows } = await client.query(
    `select nodename as host, nodeport as port, nodename || ':' || nodeport as name from pg_dist_node
      where groupid <> 0 and isactive and noderole = 'primary' order by nodeid`,
  );
  return rows;
}

/** The same database of the same user on a worker. */
function urlOfWorker(coordinatorUrl: string, { host, port }: Worker): string {
  const url = new URL(coordinatorUrl);
  // Both win over the host of the address, which may also be a folder with a socket.
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return url.href;
}

/** Milliseconds. */
const RETRY_DELAY = 500;
/** A connection that only listens would be closed as silent otherwise. */
const PING_INTERVAL = 3_000;

interface Follow {
  /** Ends the connection. */
  wanted?: AbortSignal;
  /** At the beginning, and again while the connection is there. */
  onPing?: (client: Client) => Promise<void>;
}

export interface NotificationListener extends Pick<OpenDatabase, 'listen' | 'close'> {
  /** The workers that can't be listened to now, as HOST:PORT, and why. */
  unreached: ReadonlyMap<string, string>;
}

/**
 * Listens for a PostgreSQL server's notifications, and on Citus for those of each worker, where triggers notify. Each channel has
 * its own connection to each, because the pool closes idle ones. Reconnects until `close` and reports the gap to the listener.
 */
export function createNotificationListener(connectionString: string): NotificationListener {
  const closing = new AbortController();
  const clients = new Set<Client>();
  const unreached = new Map<string, string>();

  async function connect(
    url: string,
    channel: string,
    listener: ChannelListener,
    { wanted = closing.signal, onPing }: Follow = {},
  ): Promise<void> {
    const client = new Client(connectionSettings(url));
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    // The 'end' event follows and is handled below.
    client.on('error', () => {});
    const ping = () =>
      client
        .query('select 1')
        .then(() => onPing?.(client))
        .catch(() => {});
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
      await onPing?.(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    clients.add(client);
    const pings = setInterval(ping, PING_INTERVAL).unref();
    const end = () => void client.end();
    wanted.addEventListener('abort', end);
    client.once('end', () => {
      clearInterval(pings);
      clients.delete(client);
      wanted.removeEventListener('abort', end);
      void reconnect(url, channel, listener, onPing ? { wanted, onPing } : { wanted });
    });
  }

  async function reconnect(...[url, channel, listener, options]: Parameters<typeof connect>) {
    const wanted = options?.wanted ?? closing.signal;
    while (!wanted.aborted && !closing.signal.aborted) {
      try {
        await connect(url, channel, listener, options);
        listener.onReconnect();
        return;
      } catch {
        // Requests report the database error. Here it's enough to retry.
        await sleep(RETRY_DELAY, undefined, { ref: false });
      }
    }
  }

  /** Keeps a connection to each worker. Those that are added or removed later are noticed with the next ping. */
  function followWorkers(channel: string, listener: ChannelListener) {
    const followed = new Map<string, AbortController>();
    return async (client: Client): Promise<void> => {
      const workers = await readWorkers(client);
      const names = new Set(workers.map(({ name }) => name));
      for (const [name, wanted] of followed) {
        if (names.has(name)) continue;
        wanted.abort();
        followed.delete(name);
        unreached.delete(name);
      }
      const added = workers.filter(({ name }) => !followed.has(name));
      await Promise.all(
        added.map(async (worker) => {
          const wanted = new AbortController();
          followed.set(worker.name, wanted);
          const url = urlOfWorker(connectionString, worker);
          const onPing = async () => void unreached.delete(worker.name);
          const options = { wanted: wanted.signal, onPing };
          await connect(url, channel, listener, options).catch((error: unknown) => {
            unreached.set(worker.name, reasonOf(error));
            void reconnect(url, channel, listener, options);
          });
        }),
      );
    };
  }

  return {
    unreached,
    listen: (channel, listener) =>
      connect(connectionString, channel, listener, { onPing: followWorkers(channel, listener) }),
    async close() {
      closing.abort();
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}
