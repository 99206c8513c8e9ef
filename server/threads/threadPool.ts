import { Worker } from 'node:worker_threads';
import { watchQueue } from '../metrics/metrics.ts';
import { createSlots } from './slots.ts';

/** The thread exceeded its time or memory. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/**
 * Runs a program in a new thread with this data, and returns the one message that it posts. Throws a
 * `ThreadLimitError`, the thread's own error, or the signal's reason.
 */
export type RunInThread = <Message>(
  program: URL,
  workerData: object,
  signal?: AbortSignal,
) => Promise<Message>;

const MEGABYTE = 1024 * 1024;
/** The limits of one thread. `bytes` includes memory outside the heap. */
const LIMITS = { heapMegabytes: 192, bytes: 400 * MEGABYTE };
/** Milliseconds. */
const CHECK_INTERVAL = 50;

/**
 * Threads for input that could block or crash a library that reads it. A thread that exceeds a limit
 * is terminated.
 *
 * @param options.name of its queue in the metrics
 * @param options.concurrency threads at the same time; other runs wait
 * @param options.timeLimit milliseconds for one run
 */
export function createThreadPool({
  name = 'threads',
  concurrency = 2,
  timeLimit = 4_000,
} = {}): RunInThread {
  const slots = createSlots(concurrency);
  watchQueue(name, slots);
  return (program, workerData, signal) =>
    slots.run(async () => {
      signal?.throwIfAborted();
      return runInThread(program, workerData, timeLimit, signal);
    });
}

function runInThread<Message>(
  program: URL,
  workerData: object,
  timeLimit: number,
  signal?: AbortSignal,
): Promise<Message> {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: LIMITS.heapMegabytes,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    // A library's output may quote the input.
    stdout: true,
    stderr: true,
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const started = performance.now();
  const cancel = () => reject(signal?.reason);
  const timer = setInterval(async () => {
    if (performance.now() - started > timeLimit) return reject(new ThreadLimitError('too slow'));
    // Only this thread's memory counts.
    const heap = await worker.getHeapStatistics().catch(() => null);
    if (heap && heap.total_heap_size + heap.external_memory > LIMITS.bytes) {
      reject(new ThreadLimitError('too much memory'));
    }
  }, CHECK_INTERVAL);
  signal?.addEventListener('abort', cancel);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError(error.code) : error),
  );
  worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code}`)));
  return promise.finally(() => {
    clearInterval(timer);
    signal?.removeEventListener('abort', cancel);
    void worker.terminate();
  });
}
