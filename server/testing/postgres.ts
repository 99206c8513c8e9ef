import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
  /** Ends the server at once, like a crash, and starts it again on the same data. */
  restart(): Promise<void>;
  /** The two halves of a restart. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root starts it as the unprivileged system user. */
export const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

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
  if (UNPRIVILEGED.uid !== undefined) chownSync(directory, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...UNPRIVILEGED };
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
  const url = `postgres://leads@localhost/postgres?host=${encodeURIComponent(directory)}`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn('postgres', ['-D', data, ...settings], { ...options, stdio: 'ignore' });
    while (!(await isReady(url))) await sleep(50);
    return started;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  let server = await start();
  const pause = () => end('SIGQUIT');
  const resume = async () => {
    server = await start();
  };
  return {
    url,
    restart: () => pause().then(resume),
    pause,
    resume,
    async stop() {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
