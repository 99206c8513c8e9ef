import { verifyPassword } from './auth/password.ts';
import { findAccountByEmail } from './auth/repository.ts';
import { openEmbeddedDatabase } from './db/embeddedDatabase.ts';
import { prepareDataDir } from './testing/memoryDatabase.ts';
import { runProgram } from './testing/runProgram.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const dataDir = temporaryFolder('commands');
beforeAll(() => prepareDataDir(dataDir));

const account = (args: string[], input = '', settings = {}) =>
  runProgram(['account.ts', ...args], { DATA_DIR: dataDir, ...settings }, input).ended;

const rejected = (stderr: string) => ({ code: 1, stdout: '', stderr });

describe('npm run account', () => {
  it('adds an account with the password that is piped in, and those of a list, or none', async () => {
    const done = (stdout: string) => ({ code: 0, stdout, stderr: '' });
    expect(await account(['add', ' Ana@Example.com'], 'correct horse\nsecond line\n')).toEqual(
      done('Added the account ana@example.com.\n'),
    );
    const list = 'bo@example.com,violet tram 42\r\n\ncy@example.com  green tram; 43\n';
    const args = ['add', '--file', '-'];
    expect(await account(args, `${list}di@example.com short\n`)).toEqual(
      rejected('Line 4: The password must be at least 10 characters. No account was added.\n'),
    );
    expect(await account(args, list)).toEqual(done('Added 2 accounts.\n'));
    expect((await account(['list'])).stdout).toMatch(/^ana@example\.com {2}added [\d-]+\nbo@/);
    const { db, close } = await openEmbeddedDatabase(dataDir);
    for (const [email, password] of [
      ['ana@example.com', 'correct horse'],
      ['cy@example.com', 'green tram; 43'],
    ] as const) {
      const added = await findAccountByEmail(db, email);
      expect(await verifyPassword(password, added?.passwordHash ?? '')).toBe(true);
    }
    await close();
  });

  it('adds nothing when a Firebase project manages the accounts', async () => {
    const settings = { FIREBASE_PROJECT_ID: 'leads-1' };
    expect(await account(['add', 'jo@example.com'], 'long enough', settings)).toEqual(
      rejected('The Firebase project leads-1 manages the accounts. Use its console.\n'),
    );
  });
});

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

it('ends a process whose main thread hangs, and says why', async () => {
  expect(await runProgram(['testing/hang.ts', '600']).ended).toEqual({
    code: 'SIGKILL',
    stdout: 'started\n',
    stderr: expect.stringMatching(
      /^\{[^\n]*"msg":"The main thread has hung for 0.6 seconds, so the process ends"\}\n$/,
    ),
  });
});
