import type { Client } from 'pg';

/** A node of Citus that has rows. */
export interface Worker {
  host: string;
  port: number;
  /** HOST:PORT. */
  name: string;
}

/** The workers of a coordinator of Citus; none of a PostgreSQL without it. */
export async function readWorkers(client: Pick<Client, 'query'>): Promise<Worker[]> {
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
export function urlOfWorker(coordinatorUrl: string, { host, port }: Worker): string {
  const url = new URL(coordinatorUrl);
  // Both win over the host of the address, which may also be a folder with a socket.
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return url.href;
}
