import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server } from 'node:net';
import { createPostgresDatabase } from '../testing/testDatabase.ts';
import { accounts } from './schema.ts';
import { openServerDatabase } from './serverDatabase.ts';

let proxy: Server;
let url: string;
/** Whether the proxy cuts a connection that begins a transaction. */
let isCutting = false;

beforeAll(async () => {
  const direct = new URL(await createPostgresDatabase());
  const socketPath = `${direct.searchParams.get('host')}/.s.PGSQL.5432`;
  proxy = createServer((client) => {
    const database = connect(socketPath);
    client.on('data', (data) => {
      if (isCutting && data.includes('begin')) client.destroy();
      else database.write(data);
    });
    client.on('close', () => database.destroy());
    database.pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  url = `postgres://leads@127.0.0.1:${port}${direct.pathname}`;
});
afterAll(() => proxy.close());

it('replaces connections that are lost when a transaction begins', async () => {
  const { db, close } = await openServerDatabase(url);
  const transaction = () => db.transaction((tx) => tx.select().from(accounts));
  isCutting = true;
  // More than the pool has connections.
  for (let lost = 0; lost < 12; lost += 1) await expect(transaction()).rejects.toThrow('begin');
  isCutting = false;
  expect(await transaction()).toEqual([]);
  await close();
});
