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
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { type BenchDatabase, embeddedDatabase, postgresDatabase } from './server/benchDatabase.ts';
import type { BenchUser } from './server/fill.ts';
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
const print = (line = '') => {
  report.push(line);
  process.stdout.write(`${line}\n`);
};
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');

const databases = hasPostgres() ? [embeddedDatabase, postgresDatabase] : [embeddedDatabase];
if (!hasPostgres())
  print('*** NOT MEASURED: PostgreSQL. initdb and postgres are not on the PATH. ***');

const LABELS: Record<Operation, string> = {
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

function bareDriver(operation: Operation, users: BenchUser[], database: BenchDatabase): number {
  const file = join(directory, 'users.json');
  writeFileSync(file, JSON.stringify(users));
  const args = [join(HERE, 'bareDriver.ts'), operation, String(SECONDS), file];
  const env = { PATH: process.env.PATH, ...database.settings };
  return Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

async function throughput(): Promise<void> {
  print('## Requests per second: 100,000 leads of 100 users, ten connections');
  print();
  print('| database | call | product | bare Fastify | bare driver | of the slower floor |');
  print('| --- | --- | ---: | ---: | ---: | ---: |');
  for (const open of databases) {
    const database = await open();
    const users = await database.fill(100, 1_000);
    for (const operation of OPERATIONS) {
      const best = { product: 0, route: 0, driver: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const product = await startProduct(database.settings);
        const { perSecond, bytes } = await load(product.address, operation, users, SECONDS);
        await product.stop();
        best.product = Math.max(best.product, perSecond);
        best.route = Math.max(best.route, await bareRoute(operation, users, bytes));
        best.driver = Math.max(best.driver, bareDriver(operation, users, database));
      }
      const ratio = best.product / Math.min(best.route, best.driver);
      const cells = Object.values(best).map(whole).join(' | ');
      print(`| ${database.name} | ${LABELS[operation]} | ${cells} | **${ratio.toFixed(2)}** |`);
    }
    await database.remove();
  }
  print();
}

async function growth(): Promise<void> {
  print('## Cost of a list of 50, by the leads in the table (1,000 of each user)');
  print();
  print('| database | leads | lists per second | cost relative to 1,000 |');
  print('| --- | ---: | ---: | ---: |');
  for (const open of databases) {
    let first: number | undefined;
    for (const users of [1, 10, 100, 1_000]) {
      const database = await open();
      const benchUsers = await database.fill(users, 1_000);
      const product = await startProduct(database.settings);
      let perSecond = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const figures = await load(product.address, 'list', benchUsers, SECONDS);
        perSecond = Math.max(perSecond, figures.perSecond);
      }
      await product.stop();
      await database.remove();
      first ??= perSecond;
      const cost = (first / perSecond).toFixed(2);
      print(`| ${database.name} | ${whole(users * 1_000)} | ${whole(perSecond)} | ${cost} |`);
    }
  }
  print();
}

async function startAndMemory(): Promise<void> {
  const database = embeddedDatabase();
  const users = await database.fill(100, 1_000);
  const readyAfter: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const product = await startProduct(database.settings);
    readyAfter.push(product.readyAfter);
    await product.stop();
  }
  const [, , middle = 0] = readyAfter.sort((a, b) => a - b);
  const product = await startProduct(database.settings);
  const atFirst = product.memory();
  for (const { token } of users) {
    let cursor = '';
    do {
      const url = `${product.address}/api/leads?limit=50${cursor && `&cursor=${cursor}`}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      cursor = ((await response.json()) as { nextCursor: string | null }).nextCursor ?? '';
    } while (cursor !== '');
  }
  const afterLists = product.memory();
  await product.stop();
  await database.remove();
  print('## Start and memory, PGlite with 100,000 leads');
  print();
  print('| figure | measured | target |');
  print('| --- | ---: | ---: |');
  print(`| ready on an existing folder, median of 5 | ${whole(middle)} ms | 1,500 ms |`);
  print(`| resident memory when ready | ${whole(atFirst)} MB | |`);
  print(`| resident memory after all leads were listed | ${whole(afterLists)} MB | 300 MB |`);
  print();
}

print('# Server bench');
print();
print(`\`npm run bench -- server\` on ${cpus().length} cores, Node ${process.version}.`);
print();
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
