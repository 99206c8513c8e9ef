import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { profiles, users } from './schema.ts';

// Opening a database on disk is slow on a busy machine.
jest.setTimeout(60_000);

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-database-'));
  await prepareDataDir(dataDir);
  database = await openEmbeddedDatabase(dataDir);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Counts the fsync operations during the work. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const sync = jest.spyOn(fs, 'fsyncSync');
  try {
    await work();
    return sync.mock.calls.length;
  } finally {
    sync.mockRestore();
  }
}

describe('the embedded database', () => {
  beforeEach(() => database.db.execute(sql`create table if not exists numbers (number integer)`));

  const insert = (db = database.db) => db.execute(sql`insert into numbers values (1)`);

  it('syncs every commit to disk', async () => {
    for (let commits = 0; commits < 5; commits += 1) expect(await syncsDuring(insert)).toBe(1);
  });

  it('syncs a transaction once and a query never', async () => {
    const transaction = () =>
      database.db.transaction(async (tx) => {
        for (let rows = 0; rows < 5; rows += 1) await insert(tx);
      });
    expect(await syncsDuring(transaction)).toBe(1);
    expect(await syncsDuring(() => database.db.execute(sql`select * from numbers`))).toBe(0);
  });

  it('syncs the data files at a checkpoint', async () => {
    await insert();
    const syncs = await syncsDuring(() => database.db.execute(sql`checkpoint`));
    expect(syncs).toBeGreaterThan(2);
  });

  it('keeps its data after it is closed and reopened', async () => {
    await database.db.insert(users).values({ userId: 'ana' });
    await database.db.insert(profiles).values({ userId: 'ana', profile: {} as never });
    await database.close();
    database = await openEmbeddedDatabase(dataDir);
    expect(await database.db.select().from(profiles)).toMatchObject([{ userId: 'ana' }]);
  });
});
