import type { ResumeResponse } from '#domain/contract/resume.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';
import { readLines } from './readLines.ts';

export interface ReadResume {
  /** What it says of its owner, a paragraph on each line. */
  text: string;
  /** What the rules make of it. */
  answer: ResumeResponse;
}

/** Reads a resume file by rules. Throws a `ResumeRefusal` when it cannot be read. */
export async function readResume(bytes: Uint8Array, now: Date): Promise<ReadResume> {
  const lines = await readLines(bytes);
  return { text: resumeText(lines), answer: extractResume(lines, now) };
}
