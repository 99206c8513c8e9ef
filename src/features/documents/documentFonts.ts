import pdfMake from 'pdfmake';
import type { Block, SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { addActualText, splitLetters } from './actualText.ts';
import { fontRuns } from './fontRuns.ts';
import { LAYOUTS, SEPARATOR } from './layout.ts';
import type { FontWeight, LoadFonts, OpenFont, PdfFont } from './pdfFont.ts';

/** What pdfmake's types leave out. */
interface VirtualFiles {
  virtualfs: { writeFileSync: (name: string, content: Uint8Array) => void };
}
interface FontProvider {
  provideFont: (family: string, bold: boolean, italics: boolean) => EmbeddedFont;
}
interface EmbeddedFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  widthOfString: (text: string, size: number, features: string[]) => number;
  lineHeight: (size: number) => number;
}

/** Copied text and resume readers get 'f' and 'i', never one character for both. */
export const FEATURES: [] = [];

/** Besides the blocks: page numbers and bullets. */
const OTHER_TEXT = `0123456789•${SEPARATOR}`;

/** Spaces and hyphens that fonts often lack, and characters that aren't seen. */
export const printable = (text: string): string =>
  splitLetters(text)
    .replace(/[\u2000-\u200A\u202F\u205F]/g, '\u00A0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '');

function textsOf(block: Block): string[] {
  if (block.kind === 'contacts') return block.items.map(({ text }) => text);
  if (block.kind === 'address') return block.lines;
  return block.kind === 'entry' ? [block.title, block.period] : [block.text];
}

async function openFonts(fonts: readonly PdfFont[]): Promise<OpenFont[]> {
  const files = pdfMake as unknown as VirtualFiles;
  for (const { name, bytes } of fonts) files.virtualfs.writeFileSync(name, bytes);
  pdfMake.setFonts(Object.fromEntries(fonts.map(({ name }) => [name, { normal: name }])));
  // The browser's build doesn't have the functions that set these.
  Object.assign(pdfMake, { urlAccessPolicy: () => false, localAccessPolicy: () => false });
  const empty = pdfMake.createPdf({ content: [], defaultStyle: { font: fonts[0]?.name } });
  const stream = (await empty.getStream()) as unknown as FontProvider;
  addActualText(stream);
  return fonts.map(({ name }) => {
    const font = stream.provideFont(name, false, false);
    return {
      name,
      has: (codePoint) => font.font.hasGlyphForCodePoint(codePoint),
      widthOf: (text, size) => font.widthOfString(text, size, FEATURES),
      naturalLine: font.lineHeight(1),
    };
  });
}

function lackingIn(texts: readonly string[], fonts: readonly OpenFont[]): Set<string> {
  const lacking = new Set<string>();
  for (const text of texts) fontRuns(text.replaceAll('\n', ' '), fonts, lacking);
  return lacking;
}

/** The fonts that a document needs in each weight, and the signs that none of them has. */
export async function documentFonts({ kind, blocks }: SentDocument, loadFonts: LoadFonts) {
  const styles = LAYOUTS[kind].blocks;
  const isBold = (block: Block) => styles[block.kind].bold === true;
  const texts: Record<FontWeight, string[]> = {
    400: [OTHER_TEXT, ...blocks.flatMap(textsOf).map(printable)],
    600: blocks.filter(isBold).flatMap(textsOf).map(printable),
  };
  const load = async (weight: FontWeight): Promise<PdfFont[]> => {
    const base = await loadFonts(weight, '');
    const lacking = [...lackingIn(texts[weight], await openFonts(base))].join('');
    return lacking === '' ? base : loadFonts(weight, lacking);
  };
  const [regular, semibold] = [await load(400), await load(600)];
  const all = await openFonts([...regular, ...semibold]);
  const fonts = { 400: all.slice(0, regular.length), 600: all.slice(regular.length) };
  const leftOut = [...lackingIn(texts[400], fonts[400]), ...lackingIn(texts[600], fonts[600])];
  return { fonts, leftOut: [...new Set(leftOut)] };
}
