/** `npm run bench -- insights`: the figures of 10,000 leads, on PGlite and on PostgreSQL. */

import { countInsights } from '#domain/leads/countInsights.ts';
import { addDemoAccount, DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';
import { findAccountByEmail } from '#server/auth/repository.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { openServerDatabase } from '#server/db/serverDatabase.ts';
import { readFacts } from '#server/insights/repository.ts';
import { storeSeed } from '#server/seed/storeSeed.ts';
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { temporaryFolder } from '../faults/product.ts';
import { type Figure, median, table } from './figures.ts';

const LEADS = 10_000;
const ROUNDS = 7;
const QUERY = { period: 'all', timeZone: 'Europe/Oslo' } as const;

async function measure({ db, close }: OpenDatabase, name: string, aim: number): Promise<Figure> {
  await addDemoAccount(db);
  const userId = (await findAccountByEmail(db, DEMO_ACCOUNT.email))?.userId ?? '';
  await storeSeed(db, userId, LEADS);
  await db.execute('vacuum (analyze)');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    countInsights(JSON.parse(await readFacts(db, userId)), QUERY, new Date());
    times.push(performance.now() - start);
  }
  await close();
  return { what: `insights of ${LEADS} leads, ${name}`, value: median(times), unit: 'ms', aim };
}

const figures = [await measure(await openEmbeddedDatabase(temporaryFolder()), 'PGlite', 400)];
if (hasPostgres()) {
  const { url, stop } = await startPostgres({ durable: true });
  figures.push(await measure(await openServerDatabase(url), 'PostgreSQL', 150));
  await stop();
}
process.stdout.write(`${table(figures)}\n`);
