import type { ResumeResponse } from '#domain/contract/resume.ts';
import { documentLines, pdfPagesOf } from './documentLines.ts';
import { fileKind } from './fileKind.ts';
import { extractResume } from './reader/extractResume.ts';
import { withoutPrompts } from './reader/prompts.ts';
import { splitSections } from './reader/sections.ts';
import type { ResumeLine } from './resumeLine.ts';

const textOf = ({ text, links }: ResumeLine) =>
  [text, ...links.filter((link) => !text.includes(link))].filter((part) => part !== '').join(' ');

/**
 * The resume's text in reading order, one paragraph per line, with links after their text.
 * Leaves out referees and a template's prompts.
 */
export const resumeText = (lines: ResumeLine[]): string =>
  splitSections(withoutPrompts(lines))
    .filter(({ section }) => section !== 'references')
    .flatMap(({ heading, lines: own }) => [heading, ...own.map(textOf)])
    .filter((text) => text !== '')
    .join('\n');

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
