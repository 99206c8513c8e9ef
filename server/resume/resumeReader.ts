import { createThreadPool, type RunInThread, ThreadLimitError } from '../threads/threadPool.ts';
import { fileKind } from './fileKind.ts';
import type { ReadResume } from './readResume.ts';
import { ResumeError } from './resumeError.ts';
import type { DocumentJob, DocumentOutcome } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Reads a resume file by rules. Throws a `ResumeError` when it can't be read, and the signal's reason
 * when it is aborted.
 */
export type ReadResumeFile = (bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadResume>;

/** Reads the text of a file, one paragraph per line. Throws as `ReadResumeFile` does. */
export type ReadDocumentText = (bytes: Uint8Array, signal?: AbortSignal) => Promise<string>;

interface ReaderOptions {
  runInThread?: RunInThread;
  now?: () => Date;
}

/** A reader that reads each file in its own thread. A hostile file can't block or crash others. */
export function createResumeReader({
  runInThread = createThreadPool(),
  now = () => new Date(),
}: ReaderOptions = {}): ReadResumeFile {
  return (bytes, signal) => readInThread<ReadResume>(runInThread, { bytes, now: now() }, signal);
}

export const createTextReader =
  (runInThread: RunInThread): ReadDocumentText =>
  (bytes, signal) =>
    readInThread<string>(runInThread, { bytes, now: null }, signal);

async function readInThread<Read extends ReadResume | string>(
  runInThread: RunInThread,
  job: DocumentJob,
  signal?: AbortSignal,
): Promise<Read> {
  if (job.bytes.length === 0) throw new ResumeError('empty');
  if (fileKind(job.bytes) === null) throw new ResumeError('wrongKind');
  const outcome = await runInThread<DocumentOutcome>(WORKER, job, signal).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ResumeError(error instanceof ThreadLimitError ? 'tooMuchWork' : 'unreadable');
    },
  );
  if ('error' in outcome) throw new ResumeError(outcome.error);
  return outcome.read as Read;
}
