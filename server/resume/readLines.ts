import { docLines } from './docLines.ts';
import { docxLines } from './docxLines.ts';
import { fileKind } from './fileKind.ts';
import { pageLines } from './pageLines.ts';
import { pdfPages } from './pdfPages.ts';
import type { ResumeLine } from './resumeLine.ts';
import { ResumeRefusal } from './resumeRefusal.ts';

const FEWEST_LETTERS = 20;

/** The paragraphs of a resume file of any kind that we read. Throws a `ResumeRefusal`. */
export async function readLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  if (bytes.length === 0) throw new ResumeRefusal('empty');
  const lines = await linesOf(bytes);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new ResumeRefusal('noText');
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
      throw new ResumeRefusal('wrongKind');
  }
}
