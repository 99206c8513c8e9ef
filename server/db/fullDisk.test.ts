import { type Call, callAs } from '../testing/callAs.ts';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { MEGABYTE, mountSmallDisk } from '../testing/smallDisk.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { type EmbeddedClient, openEmbeddedClient } from './embeddedClient.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';

const disk = mountSmallDisk(200);

// Mounting needs root; `npm run faults` says so where it isn't possible.
const describeWithDisk = disk ? describe : describe.skip;

describeWithDisk('with a full disk, the embedded database', () => {
  let client: EmbeddedClient;

  beforeAll(async () => {
    client = await openEmbeddedClient(disk?.directory ?? '');
    await client.query('create table texts (text text)');
  });
  afterAll(async () => {
    await client.close();
    disk?.unmount();
  });

  const insert = ({ query }: Pick<EmbeddedClient, 'query'> = client) =>
    query('insert into texts values ($1)', ['x'.repeat(1_000_000)]);
  const count = async () => (await client.query('select count(*)::int from texts')).rows;

  it('rejects writes, reads on, and writes again when there is room', async () => {
    await insert();
    disk?.fill(40 * MEGABYTE);
    await expect(insert()).rejects.toMatchObject({ code: '53100' });
    await expect(client.transaction(insert)).rejects.toMatchObject({ code: '53100' });
    expect(await count()).toEqual([{ count: 1 }]);
    disk?.free();
    await insert();
    expect(await count()).toEqual([{ count: 2 }]);
  });

  it('deletes to make room, and reads on after a restart', async () => {
    disk?.fill(40 * MEGABYTE);
    await client.close();
    client = await openEmbeddedClient(disk?.directory ?? '');
    expect(await count()).toEqual([{ count: 2 }]);
    await expect(insert()).rejects.toMatchObject({ code: '53100' });
    await client.query('delete from texts where ctid = (select min(ctid) from texts)');
    await client.query('vacuum texts');
    expect(await count()).toEqual([{ count: 1 }]);
    disk?.free();
    await insert();
  });

  it('reads and sorts pages of large leads', async () => {
    const texts = 'select repeat(md5(n::text), 1000) as text from generate_series(1, 600) n';
    disk?.fill(0);
    const sorted = await client.query(
      `select length(string_agg(text, '' order by text)) as length from (${texts}) t`,
    );
    disk?.free();
    expect(sorted.rows).toEqual([{ length: 600 * 32 * 1000 }]);
  });

  it.each([20 * MEGABYTE, 0])(
    'with %i bytes, starts for reading until there is room',
    async (free) => {
      await client.close();
      disk?.fill(free);
      client = await openEmbeddedClient(disk?.directory ?? '');
      expect(await count()).toEqual([{ count: 2 }]);
      const full = { code: '53100' };
      await expect(insert()).rejects.toMatchObject(full);
      await expect(client.query('delete from texts')).rejects.toMatchObject(full);
      disk?.free();
      const isWritable = () =>
        client.query('delete from texts where false').then(
          () => true,
          () => false,
        );
      // The thread that starts again needs a turn.
      while (!(await isWritable())) await new Promise(setImmediate);
      expect(await count()).toEqual([{ count: 2 }]);
    },
  );

  it('says what to do where there is no database yet', async () => {
    const empty = mountSmallDisk(20);
    await expect(openEmbeddedClient(empty?.directory ?? '')).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The disk is full: less than 32 MB is free in \S+\. Free/),
    });
    empty?.unmount();
  });
});

describeWithDisk('with a full disk, the server', () => {
  const small = mountSmallDisk(200);
  let server: TestServer;
  let call: Call;
  const start = async () => {
    server = await startTestServer({
      database: await openEmbeddedDatabase(small?.directory ?? ''),
    });
  };
  afterAll(async () => {
    await server.close();
    small?.unmount();
  });

  it('starts, reads and deletes', async () => {
    await prepareDataDir(small?.directory ?? '');
    await start();
    const user = await server.createUser();
    call = callAs(server, user);
    const addLead = async () => {
      const { body } = await call('POST', '/api/leads', { title: 'Engineer', company: 'Helio' });
      return (body as { data: { id: string } }).data.id;
    };
    const ids = [await addLead(), await addLead(), await addLead()];
    const { body } = await call('POST', `/api/leads/${ids[2]}/notes`, { text: 'Hello' });
    const [note] = (body as { data: { notes: { id: string }[] } }).data.notes;
    await server.close();
    small?.fill(40 * MEGABYTE);
    await start();
    call = callAs(server, user);
    expect(await call('GET', '/api/leads')).toMatchObject({ status: 200, body: { total: 3 } });
    expect(await call('GET', '/api/health')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: 'full' },
    });
    expect(await call('PUT', `/api/leads/${ids[0]}`, { title: 'New' })).toMatchObject({
      status: 503,
    });
    expect([
      (await call('DELETE', `/api/leads/${ids[2]}/notes/${note?.id}`)).status,
      (await call('DELETE', `/api/leads/${ids[0]}`)).status,
      (await call('POST', '/api/leads/bulk/delete', { leadIds: [ids[1]] })).status,
      (await call('DELETE', '/api/leads/deleted')).status,
      (await call('DELETE', '/api/user')).status,
    ]).toEqual([200, 204, 204, 204, 204]);
  });
});
