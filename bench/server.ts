/**
 * `npm run bench -- server [--leads N] [--seconds N]`: the start, the memory, and lists, new leads and
 * status changes over HTTP with ten connections, as the table grows to N leads (100,000 by default), on
 * PGlite and on PostgreSQL. Ratios compare with the smallest table of the same run.
 */

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { addDemoAccount, DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';
import { hashPassword } from '#server/auth/password.ts';
import { addAccount, findAccountByEmail } from '#server/auth/repository.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { openServerDatabase } from '#server/db/serverDatabase.ts';
import { seedLeadId } from '#server/seed/seedLead.ts';
import { storeSeed } from '#server/seed/storeSeed.ts';
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Product, startProduct, temporaryFolder } from '../faults/product.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
  },
});
const LEADS_PER_USER = Math.min(1_000, Number(values.leads));
const SIZES = [
  ...new Set([LEADS_PER_USER, Number(values.leads) / 10, Number(values.leads)]),
].filter((leads) => leads >= LEADS_PER_USER);

/** How often each figure is measured. The best counts, because other work on the machine only slows it. */
const ROUNDS = 3;

const OPERATIONS = {
  list: { method: 'GET', path: '/api/leads?limit=50' },
  create: {
    method: 'POST',
    path: '/api/leads',
    body: JSON.stringify({
      title: 'Senior Platform Engineer',
      company: 'Northwind Traders',
      description: 'Own the deployment platform of a trading company with 40 engineers. '.repeat(5),
    }),
  },
  status: { method: 'PUT', path: `/api/leads/${seedLeadId(0)}`, body: '{"status":"offer"}' },
} as const;

interface EmptyDatabase {
  settings: Record<string, string>;
  database: OpenDatabase;
  remove: () => void | Promise<void>;
}

async function PGlite(): Promise<EmptyDatabase> {
  const DATA_DIR = temporaryFolder();
  const database = await openEmbeddedDatabase(DATA_DIR);
  return { settings: { DATA_DIR }, database, remove: () => {} };
}

async function PostgreSQL(): Promise<EmptyDatabase> {
  const { url, stop } = await startPostgres({ durable: true });
  return { settings: { DATABASE_URL: url }, database: await openServerDatabase(url), remove: stop };
}

/** Adds the demo account with its leads, and other users with the rest of the leads. */
async function fill({ db, close }: OpenDatabase, leads: number): Promise<void> {
  await addDemoAccount(db);
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  for (let user = 1; user * LEADS_PER_USER < leads; user += 1) {
    await addAccount(db, { email: `user-${user}@example.com`, passwordHash });
  }
  for (let user = 0; user * LEADS_PER_USER < leads; user += 1) {
    const email = user === 0 ? DEMO_ACCOUNT.email : `user-${user}@example.com`;
    const account = await findAccountByEmail(db, email);
    if (account) await storeSeed(db, account.userId, LEADS_PER_USER);
  }
  // Otherwise the database would still write these rows to disk during the measurement.
  await db.execute('vacuum (analyze)');
  await db.execute('checkpoint');
  await close();
}

/** Requests per second with ten connections. Throws when one fails. */
async function perSecond(product: Product, operation: keyof typeof OPERATIONS): Promise<number> {
  const headers = { authorization: product.authorization, 'content-type': 'application/json' };
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { requests, duration, non2xx, errors } = await autocannon({
      url: product.address,
      connections: 10,
      duration: Number(values.seconds),
      requests: [{ ...OPERATIONS[operation], headers }],
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} ${operation} requests failed`);
    best = Math.max(best, requests.total / duration);
  }
  return best;
}

/** Resident memory in MB. */
function memoryOf({ child }: Product): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');
const print = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

/** One row of the table. Returns the lists per second. */
async function measure(
  name: string,
  settings: Record<string, string>,
  leads: number,
  first?: number,
): Promise<number> {
  const startedAt = performance.now();
  const product = await startProduct(settings);
  const ready = performance.now() - startedAt;
  const memory = memoryOf(product);
  const lists = await perSecond(product, 'list');
  const created = await perSecond(product, 'create');
  const changed = await perSecond(product, 'status');
  const cost = ((first ?? lists) / lists).toFixed(2);
  await product.stop('SIGTERM');
  print(name, ...[leads, ready, memory, lists, created, changed].map(whole), cost);
  return lists;
}

process.stdout.write(`On ${cpus().length} cores, Node ${process.version}.\n\n`);
print('database', 'leads', 'ready, ms', 'MB', 'lists/s', 'new/s', 'status/s', 'cost of a list');
print('---', ...Array(7).fill('---:'));
for (const [name, start] of Object.entries(hasPostgres() ? { PGlite, PostgreSQL } : { PGlite })) {
  let first: number | undefined;
  for (const leads of SIZES) {
    const { settings, database, remove } = await start();
    await fill(database, leads);
    const lists = await measure(name, settings, leads, first);
    first ??= lists;
    await remove();
  }
}
if (!hasPostgres()) process.stdout.write('PostgreSQL: not measured, it is not on the PATH.\n');
