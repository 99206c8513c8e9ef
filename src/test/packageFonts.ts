import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { LoadFonts } from '#features/documents/pdfFont.ts';
import { type FontSource, scriptFonts } from '#features/documents/scriptFonts.ts';

const SANS = 'node_modules/@expo-google-fonts/source-sans-3/';
const FILES = {
  400: '400Regular/SourceSans3_400Regular.ttf',
  600: '600SemiBold/SourceSans3_600SemiBold.ttf',
};

const source: FontSource = {
  ranges: async (font) =>
    JSON.parse(await readFile(`node_modules/@fontsource/${font}/unicode.json`, 'utf8')),
  slice(font, slice, weight) {
    const file = [weight, 400]
      .map((each) => `node_modules/@fontsource/${font}/files/${font}-${slice}-${each}-normal.woff`)
      .find(existsSync);
    return file && !/latin|cyrillic|greek|vietnamese|math-/.test(slice)
      ? readFile(file).then((bytes) => new Uint8Array(bytes))
      : null;
  },
};

/** The fonts that the browser would load, from their packages. */
export const loadFonts: LoadFonts = async (weight, lacking) => [
  { name: `source-sans-3-${weight}`, bytes: new Uint8Array(readFileSync(SANS + FILES[weight])) },
  ...(await scriptFonts(lacking, weight, source)),
];
