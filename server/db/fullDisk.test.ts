import { MEGABYTE, mountSmallDisk } from '../testing/smallDisk.ts';
import { type EmbeddedClient, openEmbeddedClient } from './embeddedClient.ts';

// Starting databases is slow on a busy machine.
jest.setTimeout(60_000);

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

  const insert = () => client.query('insert into texts values ($1)', ['x'.repeat(1_000_000)]);
  const count = async () => (await client.query('select count(*)::int from texts')).rows;

  it('rejects writes, reads on, and writes again when there is room', async () => {
    await insert();
    disk?.fill(40 * MEGABYTE);
    await expect(insert()).rejects.toMatchObject({ code: '53100' });
    await expect(client.transaction(insert)).rejects.toMatchObject({ cause: { code: '53100' } });
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

  it('does not start, and says why', async () => {
    await client.close();
    disk?.fill(20 * MEGABYTE);
    await expect(openEmbeddedClient(disk?.directory ?? '')).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The disk is full: less than 32 MB is free in \S+\.$/),
    });
    disk?.free();
    client = await openEmbeddedClient(disk?.directory ?? '');
    expect(await count()).toEqual([{ count: 2 }]);
  });
});
