import { readFileSync } from 'node:fs';
import type { LoadFont } from '#features/documents/openFonts.ts';

const SANS = 'node_modules/@expo-google-fonts/source-sans-3/';
const FILES = {
  400: '400Regular/SourceSans3_400Regular.ttf',
  600: '600SemiBold/SourceSans3_600SemiBold.ttf',
};

/** The font that the browser would load, from its package. */
export const loadFont: LoadFont = async (weight) =>
  new Uint8Array(readFileSync(SANS + FILES[weight]));
