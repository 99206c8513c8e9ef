import { parentPort, workerData } from 'node:worker_threads';
import { type ReadResume, readResume } from './readResume.ts';
import { ResumeError, type ResumeErrorReason } from './resumeError.ts';

/** The input of a worker, and the one message it posts. */
export interface ResumeJob {
  bytes: Uint8Array;
  now: Date;
}
export type ResumeOutcome = { read: ReadResume } | { error: ResumeErrorReason };

const { bytes, now } = workerData as ResumeJob;

async function outcome(): Promise<ResumeOutcome> {
  try {
    return { read: await readResume(bytes, now) };
  } catch (error) {
    // A broken file can make its library fail in any way: that is never a server error.
    return { error: error instanceof ResumeError ? error.reason : 'unreadable' };
  }
}

parentPort?.postMessage(await outcome());
