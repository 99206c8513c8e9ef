import { parentPort, workerData } from 'node:worker_threads';
import { type ReadResume, readResume } from './readResume.ts';
import { type RefusalReason, ResumeRefusal } from './resumeRefusal.ts';

/** What a worker is given, and what it says once. */
export interface ResumeJob {
  bytes: Uint8Array;
  now: Date;
}
export type ResumeOutcome = { read: ReadResume } | { refused: RefusalReason };

const { bytes, now } = workerData as ResumeJob;

async function outcome(): Promise<ResumeOutcome> {
  try {
    return { read: await readResume(bytes, now) };
  } catch (error) {
    // A broken file can make its reader fail in any way: no failure here is the server's.
    return { refused: error instanceof ResumeRefusal ? error.reason : 'unreadable' };
  }
}

parentPort?.postMessage(await outcome());
