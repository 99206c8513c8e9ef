/* Locks a data folder until it is killed, for dataDirLock.test.ts: `holdDataDir.ts DATA_DIR OWNER`. */
import { lockDataDir } from '../db/dataDirLock.ts';
import { runProgram } from '../program.ts';

await runProgram(async () => {
  const [dataDir = '', owner = ''] = process.argv.slice(2);
  lockDataDir(dataDir, owner);
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
});
