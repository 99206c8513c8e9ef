import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { type EmbeddedClient, openEmbeddedClient } from './embeddedClient.ts';

let dataDir: string;
let client: EmbeddedClient;
let logged: string[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-thread-'));
  await prepareDataDir(dataDir);
  client = await openEmbeddedClient(dataDir, 1_000);
  await client.query('create table numbers (number integer)');
});
afterAll(async () => {
  await client.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  logged = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

/** Waits for a line of the log; the test's timeout ends it otherwise. */
async function untilLogged(text: string): Promise<void> {
  while (!logged.join().includes(text)) await sleep(10);
}

const ENDLESS = 'with recursive t as (select 1 union all select 1 from t) select count(*) from t';

describe('the embedded database', () => {
  it('runs queries one after the other, and transactions alone', async () => {
    const transaction = client.transaction(async ({ query }) => {
      await query('insert into numbers values (1)');
      await sleep(10);
      await query('delete from numbers');
    });
    const { rows } = await client.query('select * from numbers');
    await transaction;
    expect(rows).toEqual([]);
  });

  it('starts again when a statement hangs, without half of a transaction', async () => {
    // On a busy machine, a thread takes longer to end than the next check.
    const terminate = Worker.prototype.terminate;
    jest.spyOn(Worker.prototype, 'terminate').mockImplementation(async function (this: Worker) {
      await sleep(500);
      return terminate.call(this);
    });
    const reconnected = Promise.withResolvers<void>();
    const received: string[] = [];
    await client.listen('news', {
      onNotification: (payload) => received.push(payload),
      onReconnect: reconnected.resolve,
    });
    const transaction = client.transaction(async ({ query }) => {
      await query('insert into numbers values (1)');
      await query(ENDLESS).catch(() => reconnected.promise);
      await query('insert into numbers values (2)');
    });
    await expect(transaction).rejects.toThrow("The database's thread has ended");
    expect((await client.query('select * from numbers')).rows).toEqual([]);
    await client.query("select pg_notify('news', 'hello')");
    expect(received).toEqual(['hello']);
    expect(logged).toEqual([
      expect.stringContaining('A statement has not ended within 1 seconds'),
      expect.stringContaining('The embedded database has stopped and is being restarted'),
      expect.stringContaining('The embedded database is running again'),
    ]);
  });

  it('stops when its folder is gone, and goes on when it is back', async () => {
    const count = async () => (await client.query('select count(*)::int from numbers')).rows;
    const folder = join(dataDir, 'postgres');
    const aside = join(dataDir, 'aside');
    await client.query('insert into numbers values (1)');
    renameSync(folder, aside);
    await expect(client.query('insert into numbers values (2)')).rejects.toThrow();
    await untilLogged(`${folder} is gone`);
    await expect(client.query('insert into numbers values (3)')).rejects.toThrow();
    // An empty database in its place would look like the loss of everything.
    expect(existsSync(folder)).toBe(false);
    renameSync(aside, folder);
    await untilLogged('running again');
    expect(await count()).toEqual([{ count: 1 }]);
  });
});
