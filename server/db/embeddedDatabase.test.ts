import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { PGlite } from '@electric-sql/pglite';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openCluster } from './cluster.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { users } from './schema.ts';

const dataDir = temporaryFolder('database');
beforeAll(() => prepareDataDir(dataDir));

/** Counts the fsync operations during the work. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const sync = jest.spyOn(fs, 'fsyncSync');
  // Modules import it by its name.
  syncBuiltinESMExports();
  try {
    await work();
    return sync.mock.calls.length;
  } finally {
    sync.mockRestore();
    syncBuiltinESMExports();
  }
}

describe('the embedded database', () => {
  // In this thread, where fsync can be watched.
  let client: PGlite;
  beforeAll(async () => {
    client = await openCluster(dataDir, true);
    await client.exec('create table numbers (number integer)');
  });
  afterAll(() => client.close());

  const INSERT = 'insert into numbers values (1)';

  it('syncs every commit to disk', async () => {
    for (let commits = 0; commits < 5; commits += 1) {
      expect(await syncsDuring(() => client.query(INSERT))).toBe(1);
    }
  });

  it('syncs a transaction once and a query never', async () => {
    const transaction = () =>
      client.transaction(async (tx) => {
        for (let rows = 0; rows < 5; rows += 1) await tx.query(INSERT);
      });
    expect(await syncsDuring(transaction)).toBe(1);
    expect(await syncsDuring(() => client.query('select * from numbers'))).toBe(0);
  });
});

it('the embedded database keeps its data after it is closed and reopened', async () => {
  const { db, close } = await openEmbeddedDatabase(dataDir);
  await db.insert(users).values({ userId: 'ana' });
  await close();
  const reopened = await openEmbeddedDatabase(dataDir);
  expect(await reopened.db.select().from(users)).toEqual([{ userId: 'ana' }]);
  await reopened.close();
});
