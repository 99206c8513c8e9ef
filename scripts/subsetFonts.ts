/*
 * `npm run fonts`: cuts Newsreader down to what the interface uses, into `src/ui/fonts`. The whole font
 * is twice as large, and its italic is there for one word in a headline.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './webBuild.ts';

const SOURCE = join(ROOT, 'node_modules/@fontsource-variable/newsreader/files');
const OUT = join(ROOT, 'src/ui/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/* The same characters as in the `unicode-range` of fonts.css. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−`;
const LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;

const subset = async (
  source: string,
  name: string,
  characters: string,
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'],
) => {
  const font = readFileSync(join(SOURCE, source));
  writeFileSync(
    join(OUT, name),
    await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
  );
};

mkdirSync(OUT, { recursive: true });
await subset('newsreader-latin-opsz-normal.woff2', 'newsreader-latin.woff2', LATIN, {
  wght: { min: 400, max: 500 },
  opsz: { min: 16, max: 72 },
});
await subset('newsreader-latin-opsz-italic.woff2', 'newsreader-headline-italic.woff2', LETTERS, {
  wght: 400,
  opsz: 72,
});
