import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./watchdogWorker.ts', import.meta.url);

/** Milliseconds. */
const MAX_HANG = 60_000;

export interface WatchdogData {
  /** Counts up while the main thread runs. */
  beats: Int32Array;
  maxHang: number;
}

/**
 * Ends this process when its main thread has hung for a minute: nothing could respond or stop it
 * otherwise. Whatever started the process can start it again. Commits are on disk by then.
 */
export function startWatchdog(maxHang = MAX_HANG): void {
  // A breakpoint stops the main thread, too.
  if (debuggerUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: WatchdogData = { beats, maxHang };
  new Worker(WORKER, { workerData }).unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, maxHang / 12).unref();
}
