import { parentPort, workerData } from 'node:worker_threads';
import { documentText } from './documentLines.ts';
import { type ReadResume, readResume } from './readResume.ts';
import { ResumeError, type ResumeErrorReason } from './resumeError.ts';

/** The input of a worker, and the one message it posts: the resume as of `now`, or only the text. */
export interface DocumentJob {
  bytes: Uint8Array;
  now: Date | null;
}
export type DocumentOutcome = { read: ReadResume | string } | { error: ResumeErrorReason };

const { bytes, now } = workerData as DocumentJob;

async function outcome(): Promise<DocumentOutcome> {
  try {
    return { read: now ? await readResume(bytes, now) : await documentText(bytes) };
  } catch (error) {
    // A broken file can make a library fail in any way, which is never a server error.
    return { error: error instanceof ResumeError ? error.reason : 'unreadable' };
  }
}

parentPort?.postMessage(await outcome());
