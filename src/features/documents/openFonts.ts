import pdfMake from 'pdfmake';

/** Regular and semibold. */
type FontWeight = 400 | 600;

/** Loads the document's font in one weight. */
export type LoadFont = (weight: FontWeight) => Promise<Uint8Array>;

interface OpenFont {
  name: string;
  has: (character: string) => boolean;
  /** Ascent and descent, of the font's size. pdfmake counts in these. */
  naturalLine: number;
}

/** What pdfmake's types leave out. */
interface VirtualFiles {
  virtualfs: { writeFileSync: (name: string, content: Uint8Array) => void };
}
interface FontProvider {
  provideFont: (family: string, bold: boolean, italics: boolean) => EmbeddedFont;
}
interface EmbeddedFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  lineHeight: (size: number) => number;
}

const WEIGHTS: FontWeight[] = [400, 600];

const opened = new WeakMap<LoadFont, Promise<Record<FontWeight, OpenFont>>>();

/** Hands the font to pdfmake in both weights, once. */
export function openFonts(loadFont: LoadFont): Promise<Record<FontWeight, OpenFont>> {
  const fonts = opened.get(loadFont) ?? handOver(loadFont);
  opened.set(loadFont, fonts);
  fonts.catch(() => opened.delete(loadFont));
  return fonts;
}

async function handOver(loadFont: LoadFont): Promise<Record<FontWeight, OpenFont>> {
  const files = pdfMake as unknown as VirtualFiles;
  const nameOf = (weight: FontWeight) => `source-sans-3-${weight}`;
  for (const weight of WEIGHTS) {
    files.virtualfs.writeFileSync(nameOf(weight), await loadFont(weight));
  }
  pdfMake.setFonts(Object.fromEntries(WEIGHTS.map(nameOf).map((name) => [name, { normal: name }])));
  // The browser's build doesn't have the functions that set these.
  Object.assign(pdfMake, { urlAccessPolicy: () => false, localAccessPolicy: () => false });
  const empty = pdfMake.createPdf({ content: [], defaultStyle: { font: nameOf(400) } });
  const stream = (await empty.getStream()) as unknown as FontProvider;
  const open = (weight: FontWeight): OpenFont => {
    const font = stream.provideFont(nameOf(weight), false, false);
    return {
      name: nameOf(weight),
      has: (character) => font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      naturalLine: font.lineHeight(1),
    };
  };
  return { 400: open(400), 600: open(600) };
}
