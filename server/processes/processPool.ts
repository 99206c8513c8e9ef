import type { z } from 'zod';
import { watchQueue } from '../metrics/metrics.ts';
import { type HostProcess, type Limits, startHost, type Work } from './hostProcess.ts';
import { createSlots } from './slots.ts';

export interface Job<Result> extends Work {
  /** What the program may return. */
  result: z.ZodType<Result>;
  /** Whose turn it takes. */
  user: unknown;
  limits?: Partial<Limits>;
}

/**
 * Runs a program in another process. Throws a `ProcessEndedError`, the program's own error, what `onPart` throws, or
 * the signal's reason.
 */
export type RunInProcess = <Result>(job: Job<Result>) => Promise<Result>;

const MEGABYTE = 1024 * 1024;
const LIMITS: Limits = { processorTime: 10_000, time: 5 * 60_000, answer: 8 * MEGABYTE };

/** For files with everything that a user has. */
export const ARCHIVE_LIMITS = { processorTime: 30_000, answer: 160 * MEGABYTE };

/** Bytes of memory with which a process is used again. */
const LIGHT = 320 * MEGABYTE;
/** Processes that wait for a program, so that none waits for its start. */
const AHEAD = 2;
/** Those that are kept after a program: what they have loaded takes a second in a new one. */
const KEPT = 3;

let idle: HostProcess[] = [];

export function startAhead(count = AHEAD): void {
  idle = idle.filter(({ isAlive }) => isAlive);
  // What has run a program before, and has loaded it, is taken first.
  while (idle.length < count) idle.unshift(startHost());
}

async function runInHost(work: Work, limits: Limits): Promise<unknown> {
  startAhead(1);
  const host = idle.pop() as HostProcess;
  startAhead(1);
  // Another user may be next.
  for (const other of idle) other.load(work.program);
  try {
    const found = await host.run(work, limits);
    if (host.memory < LIGHT) idle.push(host);
    if (idle.length > KEPT) idle.shift()?.end();
    return found;
  } finally {
    if (!idle.includes(host)) host.end();
  }
}

/**
 * A queue of programs for input that could block or crash what reads it. A program that exceeds a limit is ended with
 * its process.
 *
 * @param name of the queue in the metrics
 * @param most programs at the same time; each user has one, and waits for the next turn
 */
export function createProcessPool(
  name: string,
  most: number,
  limits: Partial<Limits> = {},
): RunInProcess {
  const slots = createSlots(most);
  watchQueue(name, slots);
  return (job) =>
    slots.run(
      job.user,
      async () => {
        const found = await runInHost(job, { ...LIMITS, ...limits, ...job.limits });
        // Checked, but as it is: a schema may add defaults.
        job.result.parse(found);
        return found as z.output<typeof job.result>;
      },
      job.signal,
    );
}

/** Reads what users send and have fetched. */
export const readInProcess = createProcessPool('readers', 4);
