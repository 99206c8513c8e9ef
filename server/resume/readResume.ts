import type { ResumeResponse } from '#domain/contract/resume.ts';
import { fileKind } from './fileKind.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeLine } from './resumeLine.ts';

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

const FEWEST_LETTERS = 20;

/** The paragraphs of a PDF, DOC or DOCX file. Throws a `ResumeError`. */
async function readLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  if (bytes.length === 0) throw new ResumeError('empty');
  const lines = await linesOf(bytes);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new ResumeError('noText');
  return lines;
}

/** Loads only the library for this kind of file, since each file is read in a new thread. */
async function linesOf(bytes: Uint8Array): Promise<ResumeLine[]> {
  switch (fileKind(bytes)) {
    case 'pdf': {
      const [{ pdfPages }, { pageLines }] = await Promise.all([
        import('./pdfPages.ts'),
        import('./pageLines.ts'),
      ]);
      return pageLines(await pdfPages(bytes));
    }
    case 'docx':
      return (await import('./docxLines.ts')).docxLines(bytes);
    case 'doc':
      return (await import('./docLines.ts')).docLines(bytes);
    default:
      throw new ResumeError('wrongKind');
  }
}
