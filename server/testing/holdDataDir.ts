/* Holds a data folder until it is killed, for dataDirLock.test.ts: `holdDataDir.ts DATA_DIR WHAT`. */
import { lockDataDir } from '../db/dataDirLock.ts';
import { runProgram } from '../program.ts';

await runProgram(async () => {
  const [dataDir = '', what = ''] = process.argv.slice(2);
  lockDataDir(dataDir, what);
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
});
