import { DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';
import { hasPostgres } from '#server/testing/hasPostgres.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { run, startProduct } from './product.ts';
import { type Scenario, Skipped } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

const RESTARTS = 5;
const STREAMS = 5;

/** PostgreSQL ends at once and starts again, five times, under writes and with open live updates. */
export const restartPostgres: Scenario = async () => {
  if (!hasPostgres()) throw new Skipped('initdb and postgres are not on the PATH');
  const postgres = await startPostgres({ durable: true });
  const settings = { DATABASE_URL: postgres.url };
  await run(['account.ts', 'add', DEMO_ACCOUNT.email], settings, `${DEMO_ACCOUNT.password}\n`);
  const product = await startProduct(settings);

  /** The streams that have ended, and how often each became ready again. */
  let ended = 0;
  const ready: number[] = Array(STREAMS).fill(0);
  const closing = new AbortController();
  const follow = async (index: number) => {
    const response = await fetch(`${product.address}/api/events`, {
      headers: { authorization: product.authorization },
      signal: closing.signal,
    });
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      ready[index] = (ready[index] ?? 0) + chunk.split('event: ready').length - 1;
    }
  };
  const streams = ready.map((_, index) =>
    follow(index).catch(() => {
      if (!closing.signal.aborted) ended += 1;
    }),
  );

  const writers = startWriters(product);
  let recovery = 0;
  for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
    await writers.more(100);
    await postgres.restart();
    recovery = Math.max(recovery, await writers.recovery(performance.now()));
  }
  await writers.more(100);
  await writers.stop();
  const lost = await countLostWrites(product, writers);
  const problems = writers.problems();
  if (ended > 0) problems.push(`${ended} live streams ended`);
  if (ready.some((times) => times <= RESTARTS))
    problems.push('a stream missed the event about the gap');
  closing.abort();
  await Promise.all(streams);
  await product.stop('SIGTERM');
  await postgres.stop();
  return { acknowledged: writers.acknowledged.size, lost, recovery, problems };
};
