import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UNPRIVILEGED } from './postgres.ts';

/** Debian installs it outside of a user's path. */
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);

export interface Pooler {
  /** The URL of the database behind the pooler. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of a database from `startPostgres`, with fewer connections
 * than a server opens. Returns `null` where PgBouncer isn't installed.
 */
export async function startPgbouncer(directUrl: string): Promise<Pooler | null> {
  if (spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status !== 0) return null;
  const directory = mkdtempSync(join(tmpdir(), 'leadside-pgbouncer-'));
  if (UNPRIVILEGED.uid !== undefined) chownSync(directory, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const direct = new URL(directUrl);
  const settings = [
    '[databases]',
    `* = host=${direct.searchParams.get('host')} user=leads`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'auth_type = any',
    'listen_addr =',
    `unix_socket_dir = ${directory}`,
  ];
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const pooler = spawn('pgbouncer', [file], {
    env: { PATH },
    stdio: 'ignore',
    ...UNPRIVILEGED,
  });
  while (!existsSync(join(directory, '.s.PGSQL.6432'))) await sleep(20);
  return {
    url: `postgres://leads@localhost:6432${direct.pathname}?host=${encodeURIComponent(directory)}`,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
