import type { LoadFont } from './openFonts.ts';

/** Source Sans 3, which has Latin, Greek and Cyrillic letters. */
export const loadFont: LoadFont = async (weight) => {
  const { default: url } = await (weight === 400
    ? import('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url')
    : import('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url'));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
