import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import semibold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import type { LoadFonts } from './pdfFont.ts';
import { type FontSource, scriptFonts } from './scriptFonts.ts';

const RANGES = import.meta.glob<Record<string, string>>(
  '../../../node_modules/@fontsource/*/unicode.json',
  { import: 'default' },
);

const SLICES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/*/files/*-{400,600}-normal.woff',
    '!**/*-{latin,latin-ext,cyrillic,cyrillic-ext,greek-ext,vietnamese,math,japanese,korean,chinese-simplified}-*',
  ],
  { query: '?url', import: 'default', eager: true },
);

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const folderOf = (font: string) => `../../../node_modules/@fontsource/${font}`;

const source: FontSource = {
  ranges: async (font) => (await RANGES[`${folderOf(font)}/unicode.json`]?.()) ?? {},
  slice(font, slice, weight) {
    const url = [weight, 400]
      .map((each) => SLICES[`${folderOf(font)}/files/${font}-${slice}-${each}-normal.woff`])
      .find(Boolean);
    return url ? bytesAt(url) : null;
  },
};

/** Source Sans 3, which has Latin, Greek and Cyrillic letters, then Noto Sans for other scripts. */
export const loadFonts: LoadFonts = async (weight, lacking) => [
  {
    name: `source-sans-3-${weight}`,
    bytes: await bytesAt(weight === 400 ? regular : semibold),
  },
  ...(await scriptFonts(lacking, weight, source)),
];
