import type { ResumeResponse } from '#domain/contract/resume.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';
import { readLines } from './readLines.ts';

export interface ReadResume {
  /** The resume's text without referees, one paragraph per line. */
  text: string;
  /** The fields that the rules read. */
  response: ResumeResponse;
}

/** Reads a resume file by rules. Throws a `ResumeError` when it can't be read. */
export async function readResume(bytes: Uint8Array, now: Date): Promise<ReadResume> {
  const lines = await readLines(bytes);
  return { text: resumeText(lines), response: extractResume(lines, now) };
}
