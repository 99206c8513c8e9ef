import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { printed, type RunningProgram, runProgram } from './testing/runProgram.ts';

/** Processes and databases of their own take their time on a busy machine. */
jest.setTimeout(60_000);

let dataDir: string;
let server: RunningProgram;
let address: string;
/** A company network's, which lets nothing through. */
let proxy: Server;
const askedOfProxy: string[] = [];

const BANNER = /^\n {2}Leadside runs at (http:\S+)\n {2}Demo account: (\S+) \/ (\S+)\n\n$/;

/** Each test takes up the folder as the one before left it. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-server-'));
  proxy = createServer().on('connect', ({ url = '' }, socket) => {
    askedOfProxy.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  proxy.close();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<string[]> {
  const HTTPS_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  server = runProgram(['main.ts'], { DATA_DIR: dataDir, PORT: '0', HTTPS_PROXY });
  const banner = await printed(server, BANNER);
  address = banner[1] ?? '';
  return banner;
}

const signIn = () =>
  fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNT),
  });

async function authorization(): Promise<{ authorization: string }> {
  const { idToken } = (await (await signIn()).json()) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}

async function listedIds(): Promise<string[]> {
  const response = await fetch(`${address}/api/leads?limit=1000`, {
    headers: await authorization(),
  });
  return ((await response.json()) as LeadListResponse).data.map(({ id }) => id);
}

describe('node server/main.ts', () => {
  it('prints its address and the demo account at a first start', async () => {
    const [, , email, password] = await start();
    expect({ email, password }).toEqual(DEMO_ACCOUNT);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  it('keeps a second server and the account command out of its data folder', async () => {
    const inUse = {
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(
          `^The data folder ${dataDir} is in use by the server \\(process ${server.child.pid}, [^\\n]+\\n$`,
        ),
      ),
    };
    const settings = { DATA_DIR: dataDir, PORT: '0' };
    const [second, account] = await Promise.all([
      runProgram(['main.ts'], settings).ended,
      runProgram(['account.ts', 'add', 'ana@example.com'], settings, 'long enough\n').ended,
    ]);
    expect(second).toEqual(inUse);
    expect(account).toEqual(inUse);
  });

  it('loses nothing that it acknowledged when it is killed', async () => {
    const headers = { ...(await authorization()), 'content-type': 'application/json' };
    const acknowledged: string[] = [];
    const add = async () => {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ id, title: 'Engineer', company: 'Aldermoor' });
      const { status } = await fetch(`${address}/api/leads`, { method: 'POST', headers, body });
      if (status === 201) acknowledged.push(id);
    };
    const addUntilKilled = async () => {
      for (;;) await add();
    };
    const writers = Promise.allSettled(Array.from({ length: 4 }, addUntilKilled));
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGKILL');
    await Promise.all([writers, server.ended]);

    const [, , email] = await start();
    expect(email).toBe(DEMO_ACCOUNT.email);
    expect(await listedIds()).toEqual(expect.arrayContaining(acknowledged));
  });

  it('reaches LinkedIn through the proxy that HTTPS_PROXY names', async () => {
    const headers = { ...(await authorization()), 'content-type': 'application/json' };
    const body = JSON.stringify({ postUrl: 'https://www.linkedin.com/posts/ada_hiring-1' });
    const url = `${address}/api/extract/linkedin-post`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(502);
    expect(askedOfProxy).toEqual(['www.linkedin.com:443']);
  });

  it('answers what is under way before it stops, and exits with 0', async () => {
    const response = signIn();
    await new Promise((resolve) => setTimeout(resolve, 30));
    server.child.kill('SIGTERM');
    server.child.kill('SIGTERM');
    expect((await response).status).toBe(200);
    const refusedByProxy = /^[^\n]*LinkedIn could not be reached[^\n]*\n$/;
    expect(await server.ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(refusedByProxy),
    });
  });

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const settings = { DATA_DIR: dataDir, PORT: String(port) };
    const { ended } = runProgram(['main.ts'], settings);
    expect(await ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT ${port} is in use by another program. Stop it, or set PORT.\n`,
    });
    other.close();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.\n'],
    [
      { DATABASE_URL: 'postgres://leads:s3cret@127.0.0.1:1/leads' },
      'DATABASE_URL names a database that cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    ],
  ])('says in one line what is wrong with %j', async (settings, stderr) => {
    const { ended } = runProgram(['main.ts'], { DATA_DIR: dataDir, ...settings });
    expect(await ended).toEqual({ code: 1, stdout: '', stderr });
  });
});
