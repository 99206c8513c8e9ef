import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import { DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';

const SERVER = join(import.meta.dirname, '../server');

/** Bytes; large enough that the database's log goes on to new files. */
const DESCRIPTION_SIZE = 6_000;

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/** A running server, used as the demo account. */
export interface Product {
  address: string;
  child: ChildProcess;
  /** Adds a lead. Returns the response's status; 0 when there was none. */
  addLead(id: string): Promise<number>;
  listIds(): Promise<Set<string>>;
  /** The server's log. */
  log(): string;
  authorization: string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** A folder that is removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leadside-faults-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a program of the server to its end. */
export async function run(args: string[], env: Record<string, string>, input: string) {
  const child = spawn(process.execPath, args, { cwd: SERVER, env: { ...process.env, ...env } });
  child.stdin.end(input);
  await once(child, 'exit');
}

/** Returns the header with the account's token. */
export async function signIn(
  address: string,
  account: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${address}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return `Bearer ${((await response.json()) as { idToken: string }).idToken}`;
}

/** Starts the server and signs in. `descriptors` limits its open files and sockets. */
export async function startProduct(
  settings: Record<string, string>,
  descriptors = 'unlimited',
): Promise<Product> {
  // Node raises the soft limit to the hard one, so both are set.
  const limit = descriptors === 'unlimited' ? '' : `ulimit -n ${descriptors}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, 'main.ts'], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, PORT: '0', REQUEST_LIMIT: '1000000000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /http:\/\/\S+:(\d+)/.exec(text) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`The server ended: ${log}`)), reject);
  });
  const authorization = await signIn(address, DEMO_ACCOUNT);
  const headers = { authorization, 'content-type': 'application/json' };

  return {
    address,
    child,
    authorization,
    log: () => log,
    async addLead(id) {
      const description = randomBytes(DESCRIPTION_SIZE).toString('base64');
      const lead = { id, title: 'Engineer', company: 'Aldermoor Labs', description };
      const body = JSON.stringify(lead);
      try {
        const response = await fetch(`${address}/api/leads`, { method: 'POST', headers, body });
        await response.text();
        return response.status;
      } catch {
        // A connection that was cut or refused.
        return 0;
      }
    },
    async listIds() {
      const ids = new Set<string>();
      for (let cursor: string | null = ''; cursor !== null; ) {
        const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const response = await fetch(`${address}/api/leads?limit=500${after}`, { headers });
        if (!response.ok) throw new Error(`The list responds with ${response.status}`);
        const page = (await response.json()) as LeadListResponse;
        for (const { id } of page.data) ids.add(id);
        cursor = page.nextCursor;
      }
      return ids;
    },
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
