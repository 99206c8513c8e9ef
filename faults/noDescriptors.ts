import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct, temporaryFolder } from './product.ts';
import type { Scenario } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

const DESCRIPTORS = 350;

/** More connections than the server may have open files, under writes. */
export const noDescriptors: Scenario = async () => {
  const product = await startProduct({ DATA_DIR: temporaryFolder() }, String(DESCRIPTORS));
  const writers = startWriters(product);
  await writers.more(100);
  const { port } = new URL(product.address);
  const sockets = Array.from({ length: DESCRIPTORS * 2 }, () =>
    connect(Number(port), '127.0.0.1').on('error', () => {}),
  );
  await sleep(3_000);
  const health = await fetch(`${product.address}/api/health`).then(
    ({ status }) => status,
    // Refusing it is as good as telling.
    () => 503,
  );
  const isBroken = writers.others.has(503);
  const wasHidden = isBroken && health === 200;
  for (const socket of sockets) socket.destroy();
  const recovery = await writers.recovery(performance.now());
  await writers.more(100);
  await writers.stop();
  const problems = writers.problems([503, 0]);
  if (wasHidden) problems.push('health says ok');
  const healthAfter = await fetch(`${product.address}/api/health`);
  if (healthAfter.status !== 200) problems.push(`health responds with ${healthAfter.status}`);
  const lost = await countLostWrites(product, writers);
  if (/Too many open files|EMFILE/.test(product.log())) problems.push('ran out of descriptors');
  await product.stop('SIGTERM');
  return { acknowledged: writers.acknowledged.size, lost, recovery, problems };
};
