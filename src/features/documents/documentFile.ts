import { documentFileName } from '#domain/documentFileName.ts';
import type { SentDocument } from '#domain/sentDocument.ts';
import { paperFor } from './layout.ts';

export type DocumentFormat = 'pdf' | 'docx';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function contentOf(document: SentDocument, format: DocumentFormat) {
  const paper = paperFor(navigator.language);
  if (format === 'docx') return (await import('./toDocx.ts')).toDocx(document, paper);
  const [{ toPdf }, { pdfFonts }] = await Promise.all([
    import('./toPdf.ts'),
    import('./pdfFonts.ts'),
  ]);
  return toPdf(document, await pdfFonts(), paper);
}

/**
 * Renders a document. Its libraries load only here.
 *
 * @param name the parts of the file's name
 * @throws UnsupportedTextError
 */
export async function documentFile(
  document: SentDocument,
  name: readonly string[],
  format: DocumentFormat,
): Promise<File> {
  const content = await contentOf(document, format);
  return new File([content], documentFileName(name, format), { type: TYPES[format] });
}

/** What to tell the user when a document couldn't be rendered. */
export const documentError = (error: unknown): string =>
  error instanceof Error && error.name === 'UnsupportedTextError'
    ? error.message
    : "Couldn't create the file. Please try again.";
