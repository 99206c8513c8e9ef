import { setTimeout as sleep } from 'node:timers/promises';
import { MEGABYTE, mountSmallDisk } from '#server/testing/smallDisk.ts';
import { startProduct } from './product.ts';
import { type Scenario, Skipped } from './scenario.ts';
import { countLostWrites, startWriters } from './writers.ts';

/** How much stays free: less than the server wants for writing, and then nothing. */
const FREE = [40 * MEGABYTE, 0];

/** The embedded database on a disk that fills up under writes. Reads must go on. */
export const fullDisk: Scenario = async () => {
  const disk = mountSmallDisk(250);
  if (!disk) throw new Skipped('mounting a small disk needs root');
  const product = await startProduct({ DATA_DIR: disk.directory });
  const writers = startWriters(product);
  const problems: string[] = [];
  let recovery = 0;
  for (const free of FREE) {
    await writers.more(100);
    disk.fill(free);
    await sleep(3_000);
    const before = writers.acknowledged.size;
    await sleep(1_000);
    if (writers.acknowledged.size > before) problems.push('wrote to a full disk');
    const listed = await product.listIds().catch((error: Error) => error.message);
    if (typeof listed === 'string') problems.push(`no reads: ${listed}`);
    disk.free();
    recovery = Math.max(recovery, await writers.recovery(performance.now()));
  }
  await writers.stop();
  const lost = await countLostWrites(product, writers);
  await product.stop('SIGTERM');
  disk.unmount();
  problems.push(...writers.problems());
  return { acknowledged: writers.acknowledged.size, lost, recovery, problems };
};
