/* The thread of the watchdog (watchdog.ts). */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const { beats, maxHang } = workerData as WatchdogData;

const STANDARD_ERROR = 2;

/** Waits for the next beat. Returns whether it came in time. */
const hasBeat = (timeout: number): boolean =>
  Atomics.wait(beats, 0, Atomics.load(beats, 0), timeout) !== 'timed-out';

// The second wait is for a process that was suspended: its main thread goes on first.
while (hasBeat((maxHang * 5) / 6) || hasBeat(maxHang / 6));

const msg = `The main thread has hung for ${maxHang / 1000} seconds, so the process ends`;
const line = { level: 60, time: Date.now(), pid: process.pid, msg };
writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
// process.exit() would end only this thread.
process.kill(process.pid, 'SIGKILL');
