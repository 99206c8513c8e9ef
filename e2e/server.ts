import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '..');

/** Enough for a first build and a new database on a slow machine. */
const START_TIMEOUT = 180_000;

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

export interface RunningServer {
  /** The printed address. */
  address: string;
  /** Everything printed so far. */
  output: () => string;
  /** `kill -9` of `npm start` and its child processes. */
  kill: () => Promise<void>;
}

/** Runs `npm start` with these settings and waits until it has printed its address. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    // Its own process group, so that all its processes can be killed at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const kill = async () => {
    if (child.pid === undefined || hasEnded(child)) return;
    const ended = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };

  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const address = /https?:\/\/[^\s/]+:\d+/.exec(printed)?.[0];
    if (address) return { address, output: () => printed, kill };
    if (hasEnded(child)) throw new Error(`npm start ended:\n${printed}`);
    if (Date.now() > deadline) {
      await kill();
      throw new Error(`npm start printed no address:\n${printed}`);
    }
    await sleep(50);
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
