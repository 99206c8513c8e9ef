import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { type RunningPostgres, startPostgres } from './testing/postgres.ts';
import { printed, type RunningProgram, runProgram } from './testing/runProgram.ts';

/** More than the pool has connections, so that a lost connection would be missed. */
const WRITERS = 20;

let postgres: RunningPostgres;
let server: RunningProgram;
let address: string;
let headers: Record<string, string>;
let log = '';

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  const settings = { DATABASE_URL: postgres.url, PORT: '0' };
  const { email, password } = DEMO_ACCOUNT;
  await runProgram(['account.ts', 'add', email], settings, `${password}\n`).ended;
  server = runProgram(['main.ts'], settings);
  server.child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  [, address = ''] = await printed(server, /Leadside runs at (http:\S+)/);
  const signIn = await fetch(
    `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ACCOUNT),
    },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await postgres.stop();
});

async function addLead(): Promise<{ id: string; status: number; body: unknown }> {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ id, title: 'Engineer', company: 'Aldermoor' });
  const response = await fetch(`${address}/api/leads`, { method: 'POST', headers, body });
  return { id, status: response.status, body: await response.json() };
}

async function listedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${address}/api/leads?limit=500${query}`, { headers });
    const page = (await response.json()) as LeadListResponse;
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

/** Reads the live updates until `pattern` occurs in what is sent from now on. */
async function streamed(
  reader: ReadableStreamDefaultReader<string>,
  pattern: RegExp,
): Promise<void> {
  for (let text = ''; !pattern.test(text); ) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended without ${pattern}: ${text}`);
    text += value;
  }
}

it('survives restarts of PostgreSQL under writes, without losing a write or a stream', async () => {
  const events = await fetch(`${address}/api/events`, { headers });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body');
  await streamed(reader, /event: ready/);

  // With idle connections first.
  await postgres.restart();
  await streamed(reader, /event: ready/);
  expect((await addLead()).status).toBe(201);

  const acknowledged: string[] = [];
  const others: unknown[] = [];
  let isWriting = true;
  const write = async () => {
    while (isWriting) {
      const { id, status, body } = await addLead();
      if (status === 201) acknowledged.push(id);
      else {
        others.push({ status, body });
        await sleep(20);
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  for (let restarts = 0; restarts < 3; restarts += 1) {
    const before = acknowledged.length;
    await postgres.restart();
    await streamed(reader, /event: ready/);
    while (acknowledged.length < before + WRITERS) await sleep(20);
  }
  isWriting = false;
  await Promise.all(writers);

  expect(others.length).toBeGreaterThan(0);
  for (const response of others) {
    expect(response).toEqual({
      status: 503,
      body: { error: 'The database is not available right now. Please try again in a moment.' },
    });
  }
  expect(await listedIds()).toEqual(expect.arrayContaining(acknowledged));
  const { id } = await addLead();
  await streamed(reader, new RegExp(id));
  expect(server.child.exitCode).toBeNull();
  await reader.cancel();

  // After some seconds without a failure.
  while (!/available again/.test(log)) await sleep(100);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // Restarts that follow each other closely are one outage.
  expect(lines.length).toBeLessThanOrEqual(8);
  expect(lines[0]).toMatchObject({ msg: 'the database is not available' });
  const ends = lines.filter(({ msg }) => msg === 'the database is available again');
  expect(ends.length).toBe(lines.length / 2);
  expect(ends.reduce((sum, { failures }) => sum + failures, 0)).toBe(others.length);
});
