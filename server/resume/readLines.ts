import { docLines } from './docLines.ts';
import { docxLines } from './docxLines.ts';
import { fileKind } from './fileKind.ts';
import { pageLines } from './pageLines.ts';
import { pdfPages } from './pdfPages.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeLine } from './resumeLine.ts';

const FEWEST_LETTERS = 20;

/** The paragraphs of a PDF, DOC or DOCX file. Throws a `ResumeError`. */
export async function readLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  if (bytes.length === 0) throw new ResumeError('empty');
  const lines = await linesOf(bytes);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new ResumeError('noText');
  return lines;
}

async function linesOf(bytes: Uint8Array): Promise<ResumeLine[]> {
  switch (fileKind(bytes)) {
    case 'pdf':
      return pageLines(await pdfPages(bytes));
    case 'docx':
      return docxLines(bytes);
    case 'doc':
      return docLines(bytes);
    default:
      throw new ResumeError('wrongKind');
  }
}
