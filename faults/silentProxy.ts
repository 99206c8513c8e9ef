import { DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { startPostgresProxy } from '#server/testing/postgresProxy.ts';
import { run, startProduct } from './product.ts';
import { type Scenario, Skipped } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

/**
 * A proxy in front of PostgreSQL stops forwarding without closing its connections: first on the one
 * for live updates, then on all of them, under writes. Both must be replaced, and clients must hear of
 * the gap in their live updates.
 */
export const silentProxy: Scenario = async () => {
  if (!hasPostgres()) throw new Skipped('initdb and postgres are not on the PATH');
  const postgres = await startPostgres({ durable: true });
  const proxy = await startPostgresProxy(postgres.url);
  const settings = { DATABASE_URL: proxy.url };
  await run(['account.ts', 'add', DEMO_ACCOUNT.email], settings, `${DEMO_ACCOUNT.password}\n`);
  const product = await startProduct(settings);

  const { authorization } = product;
  const response = await fetch(`${product.address}/api/events`, { headers: { authorization } });
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const nextReady = async () => {
    for (;;) {
      const { value, done } = (await stream?.read()) ?? { done: true };
      if (done) throw new Error('The live updates ended');
      if (value?.includes('event: ready')) return;
    }
  };
  await nextReady();

  const writers = startWriters(product);
  const problems: string[] = [];
  let recovery = 0;
  for (const which of ['listening', 'all'] as const) {
    await writers.more(100);
    const faultAt = performance.now();
    proxy.silence(which);
    await nextReady();
    recovery = Math.max(recovery, await writers.recovery(faultAt));
    if (which === 'listening' && writers.others.size > 0) problems.push('writes failed, too');
  }
  await writers.more(100);
  await writers.stop();
  const lost = await countLostWrites(product, writers);
  for (const status of writers.others.keys()) {
    if (status !== 503) problems.push(`responses of ${status}`);
  }
  await product.stop('SIGTERM');
  proxy.close();
  await postgres.stop();
  return { acknowledged: writers.acknowledged.size, lost, recovery, maxRecovery: 15, problems };
};
