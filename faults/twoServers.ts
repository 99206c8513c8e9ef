import { startProduct, temporaryFolder } from './product.ts';
import type { Scenario } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

/** A second server on the same data folder, under writes. It must not start. */
export const twoServers: Scenario = async () => {
  const DATA_DIR = temporaryFolder();
  const product = await startProduct({ DATA_DIR });
  const writers = startWriters(product);
  await writers.more(100);
  const second = await startProduct({ DATA_DIR }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  await writers.more(100);
  await writers.stop();
  const lost = await countLostWrites(product, writers);
  await product.stop('SIGTERM');
  const problems = second.includes('is in use by') ? [] : [`the second server: ${second}`];
  return { acknowledged: writers.acknowledged.size, lost, recovery: null, problems };
};
