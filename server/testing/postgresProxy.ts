import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Connection {
  client: Socket;
  database: Socket;
}

export interface PostgresProxy {
  /** The URL of the database behind the proxy. */
  url: string;
  /** Stops forwarding on the open connections, without closing them. New ones work. */
  silence(which: 'all' | 'listening'): void;
  close(): void;
}

/**
 * Starts a TCP proxy in front of a database from `startPostgres`.
 *
 * @param isCut whether to close the connection instead of passing on what the client sent
 */
export async function startPostgresProxy(
  directUrl: string,
  isCut: (sent: Buffer) => boolean = () => false,
): Promise<PostgresProxy> {
  const { searchParams, pathname } = new URL(directUrl);
  const connections = new Set<Connection>();
  const listening = new Set<Connection>();
  const proxy = createServer((client) => {
    const database = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    const connection = { client, database };
    connections.add(connection);
    client.on('data', (sent) => {
      if (sent.includes('listen "')) listening.add(connection);
      if (isCut(sent)) client.destroy();
    });
    for (const socket of [client, database]) socket.on('error', () => {});
    client.on('close', () => {
      database.destroy();
      connections.delete(connection);
      listening.delete(connection);
    });
    client.pipe(database).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `postgres://leads@127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    silence(which) {
      for (const { client, database } of which === 'all' ? connections : listening) {
        // Bytes that arrive from now on are dropped.
        client.unpipe().resume();
        database.unpipe().resume();
      }
    },
    close() {
      proxy.close();
      for (const { client } of connections) client.destroy();
    },
  };
}
