import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import semibold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import type { LoadFont } from './openFonts.ts';

/** Source Sans 3, which has Latin, Greek and Cyrillic letters. */
export const loadFont: LoadFont = async (weight) => {
  const response = await fetch(weight === 400 ? regular : semibold);
  if (!response.ok) throw new Error(`The font responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
