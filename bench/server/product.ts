import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The arguments that `npm start` passes to Node. */
const START = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .slice(1);

export interface RunningProduct {
  address: string;
  /** Milliseconds from the start to the printed address. */
  readyAfter: number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a program and waits until it prints its address. */
export async function startProgram(
  args: string[],
  settings: Record<string, string>,
): Promise<RunningProduct> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, port] = /http:\/\/\S+:(\d+)/.exec(printed) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`Ended before it was ready:\n${printed}`)));
  });
  return {
    address,
    readyAfter: performance.now() - started,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The product, as `npm start` runs it. */
export const startProduct = (settings: Record<string, string>): Promise<RunningProduct> =>
  startProgram(START, { PORT: '0', ...settings });
