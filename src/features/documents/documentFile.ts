import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { paperFor } from './layout.ts';
import { loadFont } from './loadFont.ts';

export type DocumentFormat = 'pdf' | 'docx';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function contentOf(document: SentDocument, format: DocumentFormat) {
  const paper = paperFor(navigator.language);
  if (format === 'docx') return (await import('./toDocx.ts')).toDocx(document, paper);
  const { toPdf } = await import('./toPdf.ts');
  return toPdf(document, loadFont, paper);
}

/**
 * Renders a document. Its libraries and fonts load only here. `null` for a PDF in another script than
 * Latin, Greek and Cyrillic.
 *
 * @param name the parts of the file's name
 */
export async function documentFile(
  document: SentDocument,
  name: readonly string[],
  format: DocumentFormat,
): Promise<File | null> {
  const bytes = await contentOf(document, format);
  return bytes && new File([bytes], documentFileName(name, format), { type: TYPES[format] });
}
