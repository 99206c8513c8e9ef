/**
 * `npm run bench -- server [start] [throughput] [growth]`: lists, new leads and status changes over HTTP
 * with ten connections, on PGlite and on PostgreSQL. Throughput is compared with two floors of the same
 * run: a bare Fastify route with a response of the same size, and the same statements on the bare
 * driver. Also measures how a list's cost grows with the table, the start time and the memory. A whole
 * run is saved in results.md.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { openServerDatabase } from '#server/db/serverDatabase.ts';
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type BenchUser, fill } from './server/fill.ts';
import { load } from './server/load.ts';
import { startProduct, startProgram } from './server/product.ts';
import { OPERATIONS, type Operation } from './server/statements.ts';

/** How long each figure is measured, after a warm-up of half that time. */
const SECONDS = 3;

/** How often each figure is measured. The best counts, because other work on the machine only slows it. */
const ROUNDS = 3;

const HERE = join(import.meta.dirname, 'server');
const directory = mkdtempSync(join(tmpdir(), 'leadside-bench-'));

const report: string[] = [];
const say = (line = '') => {
  report.push(line);
  process.stdout.write(`${line}\n`);
};
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');

/** An empty database, and the settings that select it. */
interface Ground {
  name: string;
  settings: Record<string, string>;
  fill(users: number, leadsPerUser: number): Promise<BenchUser[]>;
  remove(): Promise<void>;
}

function embedded(): Ground {
  const dataDir = mkdtempSync(join(directory, 'embedded-'));
  return {
    name: 'PGlite',
    settings: { DATA_DIR: dataDir },
    async fill(users, leadsPerUser) {
      const { db, close } = await openEmbeddedDatabase(dataDir);
      const made = await fill(db, users, leadsPerUser);
      await close();
      return made;
    },
    remove: async () => rmSync(dataDir, { recursive: true }),
  };
}

async function postgres(): Promise<Ground> {
  const server = await startPostgres({ durable: true });
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: server.url },
    async fill(users, leadsPerUser) {
      const { db, close } = await openServerDatabase(server.url);
      const made = await fill(db, users, leadsPerUser);
      await close();
      return made;
    },
    remove: () => server.stop(),
  };
}

const grounds = hasPostgres() ? [embedded, postgres] : [embedded];
if (!hasPostgres())
  say('*** NOT MEASURED: PostgreSQL. initdb and postgres are not on the PATH. ***');

const WORDS: Record<Operation, string> = {
  list: 'list of 50',
  create: 'new lead',
  status: 'status change',
};

async function bareRoute(operation: Operation, users: BenchUser[], bytes: number): Promise<number> {
  const route = await startProgram([join(HERE, 'bareRoute.ts'), String(bytes)], {});
  try {
    return (await load(route.address, operation, users, SECONDS)).perSecond;
  } finally {
    await route.stop();
  }
}

function bareDriver(operation: Operation, users: BenchUser[], ground: Ground): number {
  const file = join(directory, 'users.json');
  writeFileSync(file, JSON.stringify(users));
  const args = [join(HERE, 'bareDriver.ts'), operation, String(SECONDS), file];
  const env = { PATH: process.env.PATH, ...ground.settings };
  return Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

async function throughput(): Promise<void> {
  say('## Requests per second: 100,000 leads of 100 users, ten connections');
  say();
  say('| database | call | product | bare Fastify | bare driver | of the slower floor |');
  say('| --- | --- | ---: | ---: | ---: | ---: |');
  for (const open of grounds) {
    const ground = await open();
    const users = await ground.fill(100, 1_000);
    for (const operation of OPERATIONS) {
      const best = { product: 0, route: 0, driver: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const product = await startProduct(ground.settings);
        const { perSecond, bytes } = await load(product.address, operation, users, SECONDS);
        await product.stop();
        best.product = Math.max(best.product, perSecond);
        best.route = Math.max(best.route, await bareRoute(operation, users, bytes));
        best.driver = Math.max(best.driver, bareDriver(operation, users, ground));
      }
      const ratio = best.product / Math.min(best.route, best.driver);
      const cells = Object.values(best).map(whole).join(' | ');
      say(`| ${ground.name} | ${WORDS[operation]} | ${cells} | **${ratio.toFixed(2)}** |`);
    }
    await ground.remove();
  }
  say();
}

async function growth(): Promise<void> {
  say('## Cost of a list of 50, by the leads in the table (1,000 of each user)');
  say();
  say('| database | leads | lists per second | cost, of that with 1,000 |');
  say('| --- | ---: | ---: | ---: |');
  for (const open of grounds) {
    let first: number | undefined;
    for (const users of [1, 10, 100, 1_000]) {
      const ground = await open();
      const made = await ground.fill(users, 1_000);
      const product = await startProduct(ground.settings);
      let perSecond = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const figures = await load(product.address, 'list', made, SECONDS);
        perSecond = Math.max(perSecond, figures.perSecond);
      }
      await product.stop();
      await ground.remove();
      first ??= perSecond;
      const cost = (first / perSecond).toFixed(2);
      say(`| ${ground.name} | ${whole(users * 1_000)} | ${whole(perSecond)} | ${cost} |`);
    }
  }
  say();
}

async function startAndMemory(): Promise<void> {
  const ground = embedded();
  const users = await ground.fill(100, 1_000);
  const readyAfter: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const product = await startProduct(ground.settings);
    readyAfter.push(product.readyAfter);
    await product.stop();
  }
  const [, , middle = 0] = readyAfter.sort((a, b) => a - b);
  const product = await startProduct(ground.settings);
  const atFirst = product.memory();
  for (const { token } of users) {
    let cursor = '';
    do {
      const url = `${product.address}/api/leads?limit=50${cursor && `&cursor=${cursor}`}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      cursor = ((await answer.json()) as { nextCursor: string | null }).nextCursor ?? '';
    } while (cursor !== '');
  }
  const afterLists = product.memory();
  await product.stop();
  await ground.remove();
  say('## Start and memory, PGlite with 100,000 leads');
  say();
  say('| what | measured | aim |');
  say('| --- | ---: | ---: |');
  say(`| ready on an existing folder, median of 5 | ${whole(middle)} ms | 1,500 ms |`);
  say(`| resident memory when ready | ${whole(atFirst)} MB | |`);
  say(`| resident memory after all leads were listed | ${whole(afterLists)} MB | 300 MB |`);
  say();
}

say('# Server bench');
say();
say(`\`npm run bench -- server\` on ${cpus().length} cores, Node ${process.version}.`);
say();
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const parts = Object.entries({ start: startAndMemory, throughput, growth });
  for (const [name, measure] of parts) {
    if (positionals.length === 0 || positionals.includes(name)) await measure();
  }
  if (positionals.length === 0) {
    writeFileSync(join(import.meta.dirname, 'results.md'), `${report.join('\n').trim()}\n`);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
