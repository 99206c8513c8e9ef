import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from './testing/memoryDatabase.ts';
import { runProgram } from './testing/runProgram.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-seed-'));
  await prepareDataDir(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const seed = (args: string[], settings = {}) =>
  runProgram(['seed.ts', ...args], { DATA_DIR: dataDir, ...settings }).ended;

describe('npm run seed -- --leads N', () => {
  it("doesn't create a demo account on a public host", async () => {
    expect(await seed(['--leads', '5'], { HOST: '0.0.0.0' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no demo account. Add one: npm run account -- add demo@leadside.local\n',
    });
  });

  it('creates the demo account and fills it', async () => {
    expect(await seed(['--leads', '5'])).toEqual({
      code: 0,
      stdout: 'The demo account has 5 seeded leads.\n',
      stderr: '',
    });
  });
});
