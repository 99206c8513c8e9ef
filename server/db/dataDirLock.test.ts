import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';
import { printed, type RunningProgram, runProgram } from '../testing/runProgram.ts';
import { lockDataDir } from './dataDirLock.ts';

let dataDir: string;
let holder: RunningProgram | null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-lock-'));
  holder = null;
});
afterEach(async () => {
  holder?.child.kill('SIGKILL');
  await holder?.ended;
  rmSync(dataDir, { recursive: true });
});

async function lockInProcess(owner: string): Promise<RunningProgram> {
  holder = runProgram(['testing/lockDataDir.ts', dataDir, owner]);
  await printed(holder, /locked/);
  return holder;
}

describe('the lock on the data folder', () => {
  it('names its owner in the error', async () => {
    const { child } = await lockInProcess('the server on port 3000');
    const lock = () => lockDataDir(dataDir, 'the account command');
    expect(lock).toThrow(StartError);
    expect(lock).toThrow(
      new RegExp(
        `^The data folder ${dataDir} is in use by the server on port 3000 \\(process ${child.pid}, since [\\dT:.-]+Z\\)\\. [^\\n]+$`,
      ),
    );
  });

  it.each([
    ['PG_VERSION', '15\n'],
    ['postgres/postmaster.pid', '4711\n/var/lib/postgresql/15/main\n'],
  ])("doesn't take the folder of a PostgreSQL server, and leaves it as it is: %s", (file, text) => {
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, file), text);
    expect(() => lockDataDir(dataDir, 'the server')).toThrow(
      /^DATA_DIR names a folder that cannot be used: it has the files of a PostgreSQL server\. [^\n]+\.$/,
    );
    expect(existsSync(join(dataDir, 'lock.db'))).toBe(false);
  });

  it('is released when its holder is killed', async () => {
    const { child, ended } = await lockInProcess('the server on port 3000');
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(true);
    lockDataDir(dataDir, 'next').release();
  });

  it('creates the folder, or reports why it cannot', () => {
    lockDataDir(join(dataDir, 'a/b'), 'me').release();
    writeFileSync(join(dataDir, 'file'), '');
    const lock = () => lockDataDir(join(dataDir, 'file/b'), 'me');
    expect(lock).toThrow(StartError);
    expect(lock).toThrow(/^DATA_DIR names a folder that cannot be used: [^\n]+$/);
  });
});
