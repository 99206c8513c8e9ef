import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import semibold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import type { PdfFonts } from './toPdf.ts';

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Source Sans 3, which has Latin, Greek and Cyrillic letters. */
export async function pdfFonts(): Promise<PdfFonts> {
  const [regularBytes, semiboldBytes] = await Promise.all([regular, semibold].map(bytesAt));
  return { regular: regularBytes as Uint8Array, semibold: semiboldBytes as Uint8Array };
}
