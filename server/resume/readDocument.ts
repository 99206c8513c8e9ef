import { documentText } from './documentLines.ts';
import { type ReadResume, readResume } from './readResume.ts';
import { ResumeError, type ResumeErrorReason } from './resumeError.ts';

export type DocumentOutcome =
  | { resume: ReadResume }
  | { text: string }
  | { error: ResumeErrorReason };

/** A program: reads a file as a resume of this time, or only its text. */
export default async function readDocument({
  bytes,
  now,
}: {
  bytes: Uint8Array;
  now: Date | null;
}): Promise<DocumentOutcome> {
  try {
    return now ? { resume: await readResume(bytes, now) } : { text: await documentText(bytes) };
  } catch (error) {
    // A broken file can make a library fail in any way, which is never a server error.
    return { error: error instanceof ResumeError ? error.reason : 'unreadable' };
  }
}
