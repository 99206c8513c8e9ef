import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { paperFor } from './layout.ts';
import type { LoadFont } from './openFonts.ts';

export type DocumentFormat = 'pdf' | 'docx';

const TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Source Sans 3, which has Latin, Greek and Cyrillic letters. */
const loadFont: LoadFont = async (weight) => {
  const { default: url } = await (weight === 400
    ? import('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url')
    : import('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url'));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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
