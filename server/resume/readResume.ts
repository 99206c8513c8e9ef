import type { ResumeResponse } from '#domain/contract/resume.ts';
import { documentLines, pdfPagesOf } from './documentLines.ts';
import { fileKind } from './fileKind.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';

export interface ReadResume {
  /** The resume's text for a model, without referees, one paragraph per line. */
  text: string;
  /** The fields that the rules read. */
  response: ResumeResponse;
}

/**
 * Reads a resume file by rules. Throws a `ResumeError` when it can't be read.
 *
 * @param readPages gets the pages of a PDF
 */
export async function readResume(
  bytes: Uint8Array,
  now: Date,
  readPages = pdfPagesOf,
): Promise<ReadResume> {
  const pages = fileKind(bytes) === 'pdf' ? await readPages(bytes) : null;
  const lines = await documentLines(bytes, pages);
  return { text: resumeText(lines), response: extractResume(lines, now) };
}
