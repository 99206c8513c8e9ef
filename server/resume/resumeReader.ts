import { Worker } from 'node:worker_threads';
import { fileKind } from './fileKind.ts';
import type { ReadResume } from './readResume.ts';
import { ResumeError, type ResumeErrorReason } from './resumeError.ts';
import type { ResumeJob, ResumeOutcome } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
/** The limits of one file. `bytes` counts memory outside the heap (buffers) too. */
const LIMITS = { heapMegabytes: 192, bytes: 400 * MEGABYTE };
const CHECK_INTERVAL = 50;

/** Reads a resume file by rules. Throws a `ResumeError` when it can't be read. */
export type ReadResumeFile = (bytes: Uint8Array) => Promise<ReadResume>;

/**
 * A reader that starts one worker thread per file. A hostile file ends with its thread and neither blocks
 * nor breaks another.
 *
 * @param options.concurrency files read at the same time; others wait for their turn
 * @param options.timeLimit milliseconds for one file
 */
export function createResumeReader({
  concurrency = 2,
  timeLimit = 4_000,
  now = () => new Date(),
} = {}): ReadResumeFile {
  let running = 0;
  const queue: (() => void)[] = [];
  const acquire = async () => {
    // A finished reading hands its slot on.
    if (running >= concurrency) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (bytes) => {
    if (bytes.length === 0) throw new ResumeError('empty');
    if (fileKind(bytes) === null) throw new ResumeError('wrongKind');
    await acquire();
    try {
      return await readInThread({ bytes, now: now() }, timeLimit);
    } finally {
      release();
    }
  };
}

/** Reads in a new thread, which is terminated when it exceeds a limit. */
function readInThread(job: ResumeJob, timeLimit: number): Promise<ReadResume> {
  const worker = new Worker(WORKER, {
    workerData: job,
    resourceLimits: {
      maxOldGenerationSizeMb: LIMITS.heapMegabytes,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    // A library's output may quote the file.
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<ReadResume>((resolve, reject) => {
    const started = performance.now();
    const fail = (reason: ResumeErrorReason) => {
      clearInterval(timer);
      reject(new ResumeError(reason));
      void worker.terminate();
    };
    const timer = setInterval(async () => {
      if (performance.now() - started > timeLimit) return fail('tooMuchWork');
      // This thread's own memory: what others use is no reason to end it.
      const heap = await worker.getHeapStatistics().catch(() => null);
      if (heap && heap.total_heap_size + heap.external_memory > LIMITS.bytes) fail('tooMuchWork');
    }, CHECK_INTERVAL);
    worker.once('message', (outcome: ResumeOutcome) => {
      clearInterval(timer);
      if ('read' in outcome) resolve(outcome.read);
      else reject(new ResumeError(outcome.error));
      void worker.terminate();
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchWork' : 'unreadable'),
    );
    worker.once('exit', () => fail('unreadable'));
  });
}
