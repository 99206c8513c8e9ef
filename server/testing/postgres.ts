import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The database that the suites' databases are copied from. */
export const TEMPLATE_DATABASE = 'leadside_template';

/** The URL of another database on the same server. */
export const databaseUrl = (url: string, name: string): string =>
  url.replace('/postgres?', `/${name}?`);

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root starts it as the unprivileged system user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function isReady(url: string): Promise<boolean> {
  const client = new Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * Starts an empty PostgreSQL server that listens on a Unix socket. Unless it is `durable`, it doesn't
 * wait for the disk.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'leadside-postgres-'));
  if (NOBODY.uid !== undefined) chownSync(directory, NOBODY.uid, NOBODY.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...NOBODY };
  const initdb = ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync('initdb', initdb, { ...options, stdio: 'ignore' });
  const settings = [
    '-c',
    'listen_addresses=',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    '-k',
    directory,
  ];
  const server = spawn('postgres', ['-D', data, ...settings], { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `postgres://leads@localhost/postgres?host=${encodeURIComponent(directory)}`;
  while (!(await isReady(url))) await sleep(50);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
