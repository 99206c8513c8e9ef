import type { FontWeight, PdfFont } from './pdfFont.ts';
import { scriptFontsOf } from './scripts.ts';

/** The packages `@fontsource/…`. Each has its font in slices, for browsers to load what they need. */
export interface FontSource {
  /** The Unicode ranges of each slice, as in `unicode-range` of CSS. */
  ranges(font: string): Promise<Record<string, string>>;
  /** `null` for a slice that isn't shipped, such as Latin. */
  slice(font: string, slice: string, weight: FontWeight): Promise<Uint8Array> | null;
}

/** For signs of no script. */
const SYMBOLS = ['noto-sans-symbols-2', 'noto-sans-symbols'];

/** 'U+600-6FF,U+25CC' */
function inRanges(ranges: string): (character: string) => boolean {
  const bounds = ranges.split(',').map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return bounds.some(([from = 0, to = from]) => from <= point && point <= to);
  };
}

/** Chinese characters without kana are Japanese if the Japanese font has all of them. */
async function packagesFor(characters: string[], { ranges }: FontSource): Promise<string[]> {
  const packages = scriptFontsOf(characters.join('')).map(({ font }) => font);
  const others = packages.includes('noto-sans-jp') ? ['noto-sans-sc', ...SYMBOLS] : SYMBOLS;
  if (!packages.includes('noto-sans-sc')) return [...packages, ...others];
  const han = characters.filter((character) => /\p{Script=Han}/u.test(character));
  const japanese = Object.values(await ranges('noto-sans-jp')).map(inRanges);
  const isJapanese = han.every((character) => japanese.some((covers) => covers(character)));
  return [...(isJapanese ? ['noto-sans-jp'] : []), ...packages, ...others];
}

/** The slices of fonts that have the characters, in the order to try them; fewer if none has them. */
export async function scriptFonts(
  characters: Iterable<string>,
  weight: FontWeight,
  source: FontSource,
): Promise<PdfFont[]> {
  let missing = [...new Set(characters)];
  const fonts: Promise<PdfFont>[] = [];
  for (const font of await packagesFor(missing, source)) {
    if (missing.length === 0) break;
    for (const [key, ranges] of Object.entries(await source.ranges(font))) {
      const slice = key.replace(/[[\]]/g, '');
      const covers = inRanges(ranges);
      const file = missing.some(covers) ? source.slice(font, slice, weight) : null;
      if (!file) continue;
      fonts.push(file.then((bytes) => ({ name: `${font}-${slice}-${weight}`, bytes })));
      // Fonts have their letters, but not all signs of their ranges.
      missing = missing.filter((character) => !/\p{L}/u.test(character) || !covers(character));
    }
  }
  return Promise.all(fonts);
}
