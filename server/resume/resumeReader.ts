import { createThreadPool, type RunInThread, ThreadLimitError } from '../threads/threadPool.ts';
import { fileKind } from './fileKind.ts';
import type { ReadResume } from './readResume.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeJob, ResumeOutcome } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Reads a resume file by rules. Throws a `ResumeError` when it can't be read, and the signal's reason
 * when it is aborted.
 */
export type ReadResumeFile = (bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadResume>;

/** A reader that reads each file in its own thread. A hostile file can't block or crash others. */
export function createResumeReader({
  runInThread = createThreadPool(),
  now = () => new Date(),
}: {
  runInThread?: RunInThread;
  now?: () => Date;
} = {}): ReadResumeFile {
  return async (bytes, signal) => {
    if (bytes.length === 0) throw new ResumeError('empty');
    if (fileKind(bytes) === null) throw new ResumeError('wrongKind');
    const job: ResumeJob = { bytes, now: now() };
    const outcome = await runInThread<ResumeOutcome>(WORKER, job, signal).catch(
      (error: unknown) => {
        if (signal?.aborted) throw error;
        throw new ResumeError(error instanceof ThreadLimitError ? 'tooMuchWork' : 'unreadable');
      },
    );
    if ('error' in outcome) throw new ResumeError(outcome.error);
    return outcome.read;
  };
}
