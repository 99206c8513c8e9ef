/*
 * A floor: the product's statements on the bare driver, without HTTP, tokens or Drizzle.
 * `node bench/server/bareDriver.ts OPERATION SECONDS USERS-FILE` with DATA_DIR or DATABASE_URL runs ten
 * at a time and prints operations per second.
 */
import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import type { BenchUser } from './fill.ts';
import { type Operation, type Replay, recordStatements, type Statement } from './statements.ts';

const AT_ONCE = 10;

const [operation, seconds, usersFile] = process.argv.slice(2) as [Operation, string, string];
const users = JSON.parse(readFileSync(usersFile, 'utf8')) as BenchUser[];
const { DATA_DIR, DATABASE_URL } = process.env;

interface BareDriver {
  open: Parameters<typeof recordStatements>[0];
  run(statements: Statement[]): Promise<unknown>;
  close(): Promise<void>;
}

async function bareServer(url: string): Promise<BareDriver> {
  const pool = new Pool({ connectionString: url, max: AT_ONCE });
  return {
    open: (logger) => drizzlePg(pool, { logger }),
    async run([first, ...others]) {
      if (!first) return;
      if (others.length === 0) return pool.query(first);
      const client = await pool.connect();
      await client.query('begin');
      for (const statement of [first, ...others]) await client.query(statement);
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}

async function bareEmbedded(dataDir: string): Promise<BareDriver> {
  const database = await openEmbeddedDatabase(dataDir);
  const client = (database.db as unknown as { $client: PGlite }).$client;
  return {
    open: (logger) => drizzlePglite(client, { logger }),
    async run([first, ...others]) {
      if (!first) return;
      if (others.length === 0) return client.query(first.text, first.values);
      await client.transaction(async (transaction) => {
        for (const { text, values } of [first, ...others]) await transaction.query(text, values);
      });
    },
    close: database.close,
  };
}

const driver = await (DATABASE_URL ? bareServer(DATABASE_URL) : bareEmbedded(DATA_DIR ?? ''));
const replays: Replay[] = [];
for (const user of users) replays.push(await recordStatements(driver.open, operation, user));

async function perSecond(duration: number): Promise<number> {
  const end = performance.now() + duration * 1000;
  let done = 0;
  const work = async (turn: number) => {
    for (let index = turn; performance.now() < end; index += AT_ONCE) {
      await driver.run(replays[index % replays.length]?.next() ?? []);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => work(turn)));
  return done / duration;
}

await perSecond(Number(seconds) / 2);
process.stdout.write(`${await perSecond(Number(seconds))}\n`);
await driver.close();
