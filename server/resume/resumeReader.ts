import { Worker } from 'node:worker_threads';
import { fileKind } from './fileKind.ts';
import type { ReadResume } from './readResume.ts';
import { type RefusalReason, ResumeRefusal } from './resumeRefusal.ts';
import type { ResumeJob, ResumeOutcome } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** What one file may cost. `megabytes` counts memory outside the heap (buffers) too. */
const LIMITS = { milliseconds: 4_000, heapMegabytes: 192, megabytes: 400 };
const WATCH_EVERY = 50;
const MEGABYTE = 1024 * 1024;

/** Reads a resume file by rules. Throws a `ResumeRefusal` when it cannot be read. */
export type ReadResumeFile = (bytes: Uint8Array) => Promise<ReadResume>;

/**
 * A reader that works in threads of its own, one for each file: a hostile file is ended with its thread,
 * and neither blocks nor fells another.
 *
 * @param options.atOnce files read at the same time; others wait for their turn
 */
export function createResumeReader({ atOnce = 2, now = () => new Date() } = {}): ReadResumeFile {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = async () => {
    // Whoever finishes hands its place on.
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
  };
  const done = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (bytes) => {
    if (bytes.length === 0) throw new ResumeRefusal('empty');
    if (fileKind(bytes) === null) throw new ResumeRefusal('wrongKind');
    await turn();
    try {
      return await readInThread({ bytes, now: now() });
    } finally {
      done();
    }
  };
}

/** Reads in a new thread, which is ended when it goes over a limit. */
function readInThread(job: ResumeJob): Promise<ReadResume> {
  const worker = new Worker(WORKER, {
    workerData: job,
    resourceLimits: {
      maxOldGenerationSizeMb: LIMITS.heapMegabytes,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    // What a library prints may quote the file.
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<ReadResume>((resolve, reject) => {
    const started = performance.now();
    const refuse = (reason: RefusalReason) => {
      clearInterval(watch);
      reject(new ResumeRefusal(reason));
      void worker.terminate();
    };
    const watch = setInterval(async () => {
      if (performance.now() - started > LIMITS.milliseconds) return refuse('tooMuchWork');
      // What this thread alone holds: a neighbour's memory is no reason to end it.
      const heap = await worker.getHeapStatistics().catch(() => null);
      if (heap && heap.total_heap_size + heap.external_memory > LIMITS.megabytes * MEGABYTE)
        refuse('tooMuchWork');
    }, WATCH_EVERY);
    worker.once('message', (outcome: ResumeOutcome) => {
      clearInterval(watch);
      if ('read' in outcome) resolve(outcome.read);
      else reject(new ResumeRefusal(outcome.refused));
      void worker.terminate();
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchWork' : 'unreadable'),
    );
    worker.once('exit', () => refuse('unreadable'));
  });
}
