import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prepareDataDir } from '../server/testing/memoryDatabase.ts';
import { ROOT } from './webBuild.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-start-'));
  await prepareDataDir(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function npmStart(settings: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0', ...settings };
  return spawn('npm', ['start', '--silent'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('npm start', () => {
  it('checks the settings before it builds', async () => {
    const npm = npmStart({ PORT: 'http' });
    expect(await Promise.all([text(npm.stdout), text(npm.stderr)])).toEqual([
      '',
      'PORT must be a whole number from 0 to 65535.\n',
    ]);
  });

  it('leaves no process behind when it is stopped, while it builds or runs', async () => {
    const npm = npmStart({});
    await once(npm.stdout, 'data');
    // Every process that npm started has the other end of the pipe.
    const allEnded = once(npm, 'close');
    npm.kill('SIGTERM');
    npm.stdout.resume();
    npm.stderr.resume();
    await allEnded;
  });
});
