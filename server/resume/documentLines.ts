import { fileKind } from './fileKind.ts';
import { ResumeError } from './resumeError.ts';
import type { ResumeLine } from './resumeLine.ts';
import type { PdfPage } from './textRun.ts';

const FEWEST_LETTERS = 20;

/**
 * The paragraphs of a PDF, DOC or DOCX file in any layout. Throws a `ResumeError` when it can't be read or
 * has none. Loads only the library for this kind of file: a process may be new.
 *
 * @param pages those of a PDF that was read: its bytes are gone by then
 */
export async function documentLines(
  bytes: Uint8Array,
  pages?: PdfPage[] | null,
): Promise<ResumeLine[]> {
  const lines = pages ? (await import('./pageLines.ts')).pageLines(pages) : await linesOf(bytes);
  const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new ResumeError('noText');
  return lines;
}

async function linesOf(bytes: Uint8Array): Promise<ResumeLine[]> {
  switch (fileKind(bytes)) {
    case 'pdf':
      return (await import('./pageLines.ts')).pageLines(await pdfPagesOf(bytes));
    case 'docx':
      return (await import('./docxLines.ts')).docxLines(bytes);
    case 'doc':
      return (await import('./docLines.ts')).docLines(bytes);
    default:
      throw new ResumeError(bytes.length === 0 ? 'empty' : 'wrongKind');
  }
}

export const pdfPagesOf = async (bytes: Uint8Array): Promise<PdfPage[]> =>
  (await import('./pdfPages.ts')).pdfPages(bytes);

/** The text of a file, one paragraph per line, with an empty line before headings. Throws as `documentLines` does. */
export async function documentText(bytes: Uint8Array): Promise<string> {
  const lines = await documentLines(bytes);
  return lines
    .map(({ text, bullet, heading }) => `${heading ? '\n' : ''}${bullet ? '• ' : ''}${text}`)
    .join('\n')
    .trim();
}
