import type { ResumeAnswer } from '#domain/contract.ts';
import { extractResume } from './reader/extractResume.ts';
import { readLines } from './readLines.ts';

export interface ReadResume {
  /** The whole text, a paragraph on each line. */
  text: string;
  answer: ResumeAnswer;
}

/** Reads a resume file. Throws a `ResumeRefusal` when it cannot be read. */
export async function readResume(bytes: Uint8Array, now: Date): Promise<ReadResume> {
  const lines = await readLines(bytes);
  return { text: lines.map(({ text }) => text).join('\n'), answer: extractResume(lines, now) };
}
