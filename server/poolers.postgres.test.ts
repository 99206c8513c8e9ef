import { Client } from 'pg';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { type Pooler, startPgbouncer } from './testing/pgbouncer.ts';
import { type RunningPostgres, startPostgres } from './testing/postgres.ts';
import { printed, type RunningProgram, runProgram } from './testing/runProgram.ts';

/** A server of its own: leftover locks would disturb others. */
let postgres: RunningPostgres;
let pooler: Pooler | null;

beforeAll(async () => {
  postgres = await startPostgres();
  pooler = await startPgbouncer(postgres.url);
});
afterAll(async () => {
  await pooler?.stop();
  await postgres.stop();
});

const account = (settings: Record<string, string>) =>
  runProgram(['account.ts', 'add', DEMO_ACCOUNT.email], settings, `${DEMO_ACCOUNT.password}\n`);

/** Waits until the program's standard error has the pattern. */
function said({ child }: RunningProgram, pattern: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      if (pattern.test(output)) resolve();
    });
  });
}

it('names the two settings in one line when DATABASE_URL alone is a pooler', async () => {
  if (!pooler) return;
  expect(await account({ DATABASE_URL: pooler.url }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^DATABASE_URL names a pooler [^\n]+ DATABASE_DIRECT_URL [^\n]+\n$/,
    ),
  });
});

it('stops when DATABASE_DIRECT_URL is a pooler, and leaves no lock behind', async () => {
  if (!pooler) return;
  const poolers = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url };
  expect(await account(poolers).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^DATABASE_DIRECT_URL doesn't receive [^\n]+\n$/),
  });
  const right = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url };
  expect(await account(right).ended).toMatchObject({ code: 0, stderr: '' });
});

it('says which migration it waits for', async () => {
  const client = new Client(postgres.url);
  await client.connect();
  await client.query('create database fresh');
  const DATABASE_URL = postgres.url.replace('/postgres?', '/fresh?');
  const holder = new Client(DATABASE_URL);
  await holder.connect();
  await holder.query('select pg_advisory_lock(7305814692)');
  const { rows } = await holder.query('select pg_backend_pid() as pid');
  const waiting = account({ DATABASE_URL });
  await said(waiting, new RegExp(`^Waiting for another migration .*\\(process ${rows[0].pid} on`));
  await holder.end();
  expect(await waiting.ended).toMatchObject({ code: 0 });
  await client.end();
});

it('waits for a database that restarts while a server starts', async () => {
  await postgres.pause();
  const server = runProgram(['main.ts'], { DATABASE_URL: postgres.url, PORT: '0' });
  await said(server, /^Waiting up to 30 seconds for the database: [^\n]+\.\n$/);
  await postgres.resume();
  await printed(server, /Leadside runs at/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
});

it('reports at once a database that does not exist', async () => {
  const DATABASE_URL = postgres.url.replace('/postgres?', '/missing?');
  expect(await account({ DATABASE_URL }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'DATABASE_URL names a database that cannot be used: database "missing" does not exist.\n',
  });
});
