import { startProduct, temporaryFolder } from './product.ts';
import type { Scenario } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

const KILLS = 5;

/** Compared with the first start, because a start takes longer on a slower machine. */
const TIMES_FIRST_START = 3;

/** The embedded database: `kill -9` under writes, five times. The recovery includes the new start. */
export const killUnderWrites: Scenario = async () => {
  const DATA_DIR = temporaryFolder();
  const firstStart = performance.now();
  let product = await startProduct({ DATA_DIR });
  const maxRecovery = Math.ceil((TIMES_FIRST_START * (performance.now() - firstStart)) / 1000);
  let [acknowledged, lost, recovery] = [0, 0, 0];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const writers = startWriters(product);
    await writers.more(100);
    const stopped = product.stop('SIGKILL');
    await Promise.all([writers.stop(), stopped]);
    const faultAt = performance.now();
    product = await startProduct({ DATA_DIR });
    if ((await product.addLead(crypto.randomUUID())) !== 201) throw new Error('No write after it');
    recovery = Math.max(recovery, (performance.now() - faultAt) / 1000);
    acknowledged += writers.acknowledged.size;
    lost += await countLostWrites(product, writers);
  }
  await product.stop('SIGTERM');
  return { acknowledged, lost, recovery, maxRecovery, problems: [] };
};
