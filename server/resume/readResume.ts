import type { ResumeResponse } from '#domain/contract/resume.ts';
import { fileKind } from './fileKind.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeLine } from './resumeLine.ts';
import type { PdfPage } from './textRun.ts';

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
  readPages = readPdf,
): Promise<ReadResume> {
  if (bytes.length === 0) throw new ResumeError('empty');
  // Loads only the library for this kind of file, since each file is read in a new thread.
  switch (fileKind(bytes)) {
    case 'pdf': {
      const pages = await readPages(bytes);
      return readLines((await import('./pageLines.ts')).pageLines(pages), now);
    }
    case 'docx':
      return readLines(await (await import('./docxLines.ts')).docxLines(bytes), now);
    case 'doc':
      return readLines(await (await import('./docLines.ts')).docLines(bytes), now);
    default:
      throw new ResumeError('wrongKind');
  }
}

const readPdf = async (bytes: Uint8Array): Promise<PdfPage[]> =>
  (await import('./pdfPages.ts')).pdfPages(bytes);

const FEWEST_LETTERS = 20;

/** Reads the paragraphs of any layout. Throws a `ResumeError` when there are none. */
function readLines(lines: ResumeLine[], now: Date): ReadResume {
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new ResumeError('noText');
  return { text: resumeText(lines), response: extractResume(lines, now) };
}
