import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPassword } from './auth/password.ts';
import { findAccountByEmail } from './auth/repository.ts';
import { openEmbeddedDatabase } from './db/embeddedDatabase.ts';
import { prepareDataDir } from './testing/memoryDatabase.ts';
import { runProgram } from './testing/runProgram.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-account-'));
  await prepareDataDir(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const account = (args: string[], input = '', settings = {}) =>
  runProgram(['account.ts', ...args], { DATA_DIR: dataDir, ...settings }, input).ended;

const rejected = (stderr: string) => ({ code: 1, stdout: '', stderr });

describe('npm run account', () => {
  it('adds an account with the password that is piped in, once', async () => {
    const args = ['add', ' Ana@Example.com'];
    expect(await account(args, 'correct horse\nand a second line\n')).toEqual({
      code: 0,
      stdout: 'Added the account ana@example.com.\n',
      stderr: '',
    });
    expect(await account(args, 'another horse\n')).toEqual(
      rejected('There is already an account for ana@example.com.\n'),
    );
    const { db, close } = await openEmbeddedDatabase(dataDir);
    const added = await findAccountByEmail(db, 'ana@example.com');
    expect(await verifyPassword('correct horse', added?.passwordHash ?? '')).toBe(true);
    await close();
    const listed = await account(['list']);
    expect(listed.stdout).toMatch(/^ana@example\.com {2}added \d{4}-\d\d-\d\d\n$/);
  });

  it('adds the accounts of a list, or none', async () => {
    const list = 'bo@example.com,violet tram 42\r\n\ncy@example.com  green tram; 43\n';
    const args = ['add', '--file', '-'];
    expect(await account(args, `${list}di@example.com short\n`)).toEqual(
      rejected('Line 4: The password must be at least 10 characters. No account was added.\n'),
    );
    expect(await account(args, list)).toEqual({
      code: 0,
      stdout: 'Added 2 accounts.\n',
      stderr: '',
    });
    const { db, close } = await openEmbeddedDatabase(dataDir);
    const added = await findAccountByEmail(db, 'cy@example.com');
    expect(await verifyPassword('green tram; 43', added?.passwordHash ?? '')).toBe(true);
    await close();
    expect((await account(['add', '--file', join(dataDir, 'missing')])).stderr).toMatch(
      /^The file can't be read: ENOENT[^\n]+\n$/,
    );
  });

  it('adds nothing when a Firebase project manages the accounts', async () => {
    const settings = { FIREBASE_PROJECT_ID: 'leads-1' };
    expect(await account(['add', 'jo@example.com'], 'long enough', settings)).toEqual(
      rejected('The Firebase project leads-1 manages the accounts. Use its console.\n'),
    );
  });
});
