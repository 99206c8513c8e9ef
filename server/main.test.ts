import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { printed, type RunningProgram, runProgram } from './testing/runProgram.ts';

let dataDir: string;
let server: RunningProgram;
let address: string;
/** Rejects every connection. */
let proxy: Server;
const proxiedHosts: string[] = [];

const BANNER =
  /^\n {2}Leadside runs at (http:\S+) \(version \d+\.\d+\.\d+\)\n {2}Demo account: (\S+) \/ (\S+)\n\n$/;

// Each test continues with the data folder that the one before left.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leadside-server-'));
  proxy = createServer().on('connect', ({ url = '' }, socket) => {
    proxiedHosts.push(url);
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

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

async function authorization(): Promise<{ authorization: string }> {
  const response = await fetch(`${address}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}

async function listedIds(): Promise<string[]> {
  const response = await fetch(`${address}/api/leads?limit=1000`, {
    headers: await authorization(),
  });
  return ((await response.json()) as LeadListResponse).data.map(({ id }) => id);
}

describe('node server/main.ts', () => {
  it('prints its address and the demo account on first start', async () => {
    const [, , email, password] = await start();
    expect({ email, password }).toEqual(DEMO_ACCOUNT);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  it('keeps a second server out of its data folder', async () => {
    expect(await runProgram(['main.ts'], { DATA_DIR: dataDir, PORT: '0' }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(
          `^The data folder ${dataDir} is in use by the server \\(process ${server.child.pid}, [^\\n]+\\n$`,
        ),
      ),
    });
  });

  it('runs account commands that are given beside it', async () => {
    const account = (args: string[], input = '') =>
      runProgram(['account.ts', ...args], { DATA_DIR: dataDir }, input).ended;
    const done = { code: 0, stdout: 'Added the account ana@example.com.\n', stderr: '' };
    expect(await account(['add', 'Ana@example.com'], 'violet tram 42\n')).toEqual(done);
    expect(await account(['add', 'ana@example.com'], 'violet tram 42\n')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is already an account for ana@example.com.\n',
    });
    const link = await account(['link', 'ana@example.com']);
    expect(link.stdout).toMatch(new RegExp(`^${address}/login#code=[\\w-]{43}\\n`));
    expect((await account(['list'])).stdout).toMatch(/^ana@example\.com .*\ndemo@leadside\.local /);
    // The channel to the server is its owner's.
    expect(statSync(join(dataDir, 'account-channel.json')).mode & 0o077).toBe(0);
  });

  it('loses no acknowledged write when it is killed', async () => {
    const headers = { ...(await authorization()), 'content-type': 'application/json' };
    const acknowledged: string[] = [];
    const enough = Promise.withResolvers<void>();
    const add = async () => {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ id, title: 'Engineer', company: 'Aldermoor' });
      const { status } = await fetch(`${address}/api/leads`, { method: 'POST', headers, body });
      if (status === 201) acknowledged.push(id);
      if (acknowledged.length >= 40) enough.resolve();
    };
    const addUntilKilled = async () => {
      for (;;) await add();
    };
    const writers = Promise.allSettled(Array.from({ length: 4 }, addUntilKilled));
    await enough.promise;
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
    expect(proxiedHosts).toEqual(['www.linkedin.com:443']);
  });

  it('finishes running requests before it stops, and exits with 0', async () => {
    const signIn = request(`${address}${SIGN_IN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    signIn.flushHeaders();
    await once(signIn, 'continue');
    server.child.kill('SIGTERM');
    server.child.kill('SIGTERM');
    signIn.end(JSON.stringify(DEMO_ACCOUNT));
    const [response] = (await once(signIn, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    const proxyError = /^[^\n]*LinkedIn could not be reached[^\n]*\n$/;
    expect(await server.ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(proxyError),
    });
  });

  it('reports in one line that its port is taken', async () => {
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
});
