import { Worker } from 'node:worker_threads';
import type { ResumeAnswer } from '#domain/contract.ts';
import { fileKind } from './fileKind.ts';
import { type RefusalReason, ResumeRefusal } from './resumeRefusal.ts';
import type { ResumeJob, ResumeOutcome } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** What one file may cost. Memory outside the heap (buffers) counts too. */
const LIMITS = { milliseconds: 4_000, heapMegabytes: 192, megabytes: 400 };
const WATCH_EVERY = 50;
const MEGABYTE = 1024 * 1024;

/** Thrown when so many files wait that another would wait too long. */
export class ResumeReaderBusyError extends Error {
  override readonly name = 'ResumeReaderBusyError';
}

/**
 * Reads a resume file. Throws a `ResumeRefusal` when it cannot be read, a `ResumeReaderBusyError`
 * when too many others wait.
 */
export type ReadResumeFile = (bytes: Uint8Array) => Promise<ResumeAnswer>;

/**
 * A reader that works in threads of its own, one for each file: a hostile file is ended with its thread,
 * and blocks nobody.
 *
 * @param options.atOnce files read at the same time; others wait for their turn
 * @param options.waiting the most that wait
 */
export function createResumeReader({
  atOnce = 2,
  waiting = 20,
  now = () => new Date(),
} = {}): ReadResumeFile {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new ResumeReaderBusyError('Too many resumes are waiting');
    // Whoever finishes hands its place on.
    await new Promise<void>((resolve) => queue.push(resolve));
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
function readInThread(job: ResumeJob): Promise<ResumeAnswer> {
  const before = process.memoryUsage().rss;
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
  return new Promise<ResumeAnswer>((resolve, reject) => {
    const started = performance.now();
    const refuse = (reason: RefusalReason) => {
      clearInterval(watch);
      reject(new ResumeRefusal(reason));
      void worker.terminate();
    };
    const watch = setInterval(() => {
      const grown = (process.memoryUsage.rss() - before) / MEGABYTE;
      if (performance.now() - started > LIMITS.milliseconds || grown > LIMITS.megabytes)
        refuse('tooMuchWork');
    }, WATCH_EVERY);
    worker.once('message', (outcome: ResumeOutcome) => {
      clearInterval(watch);
      if ('answer' in outcome) resolve(outcome.answer);
      else reject(new ResumeRefusal(outcome.refused));
      void worker.terminate();
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchWork' : 'unreadable'),
    );
    worker.once('exit', () => refuse('unreadable'));
  });
}
