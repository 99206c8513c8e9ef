import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { paperFor } from './layout.ts';
import type { PdfFile } from './toPdf.ts';

export type DocumentFormat = 'pdf' | 'docx';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A rendered document, and the signs that its format couldn't show. */
interface DocumentFile {
  file: File;
  leftOut: string[];
}

async function contentOf(document: SentDocument, format: DocumentFormat): Promise<PdfFile> {
  const paper = paperFor(navigator.language);
  if (format === 'docx') {
    const { toDocx } = await import('./toDocx.ts');
    return { bytes: await toDocx(document, paper), leftOut: [] };
  }
  const [{ toPdf }, { loadFonts }] = await Promise.all([
    import('./toPdf.ts'),
    import('./pdfFonts.ts'),
  ]);
  return toPdf(document, loadFonts, paper);
}

/**
 * Renders a document. Its libraries and fonts load only here.
 *
 * @param name the parts of the file's name
 */
export async function documentFile(
  document: SentDocument,
  name: readonly string[],
  format: DocumentFormat,
): Promise<DocumentFile> {
  const { bytes, leftOut } = await contentOf(document, format);
  const file = new File([bytes], documentFileName(name, format), { type: TYPES[format] });
  return { file, leftOut };
}
