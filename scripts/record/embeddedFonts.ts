import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webBuild.ts';

const fontFace = (family: string, file: string, style = 'normal') => {
  const data = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', file), 'base64');
  return `@font-face {
    font-family: '${family}'; font-style: ${style}; font-weight: 100 900;
    src: url(data:font/woff2;base64,${data});
  }`;
};

/** The product's fonts as CSS without requests, so drawn pages look the same on every machine. */
export const embeddedFonts = (): string =>
  [
    fontFace('Geist Variable', 'geist/files/geist-latin-wght-normal.woff2'),
    fontFace('Newsreader Variable', 'newsreader/files/newsreader-latin-opsz-normal.woff2'),
    fontFace(
      'Newsreader Variable',
      'newsreader/files/newsreader-latin-opsz-italic.woff2',
      'italic',
    ),
  ].join('\n');
