/* The scripts besides Latin, Greek and Cyrillic: the fonts that have them. */

interface ScriptFont {
  /** Of a letter. */
  pattern: RegExp;
  /** The package `@fontsource/…`. */
  font: string;
  /** A font of Windows and Office, which other programs replace with one of the same script. */
  word: string;
  /** Its glyphs have another order than its letters, or stand for several. */
  isShaped: boolean;
}

const row = (scripts: string, font: string, word: string, isShaped = false): ScriptFont => ({
  pattern: new RegExp(`[${scripts.replace(/\w+/g, '\\p{Script=$&}').replaceAll(' ', '')}]`, 'u'),
  font,
  word,
  isShaped,
});

export const SCRIPT_FONTS: readonly ScriptFont[] = [
  // Noto Sans Arabic draws letters and their dots apart, so that programs read other letters.
  row('Arabic', 'vazirmatn', 'Arial'),
  row('Hebrew', 'noto-sans-hebrew', 'Arial'),
  row('Devanagari', 'noto-sans-devanagari', 'Nirmala UI', true),
  row('Bengali', 'noto-sans-bengali', 'Nirmala UI', true),
  row('Gurmukhi', 'noto-sans-gurmukhi', 'Nirmala UI', true),
  row('Gujarati', 'noto-sans-gujarati', 'Nirmala UI', true),
  row('Oriya', 'noto-sans-oriya', 'Nirmala UI', true),
  row('Tamil', 'noto-sans-tamil', 'Nirmala UI', true),
  row('Telugu', 'noto-sans-telugu', 'Nirmala UI', true),
  row('Kannada', 'noto-sans-kannada', 'Nirmala UI', true),
  row('Malayalam', 'noto-sans-malayalam', 'Nirmala UI', true),
  row('Sinhala', 'noto-sans-sinhala', 'Nirmala UI', true),
  row('Thai', 'noto-sans-thai', 'Leelawadee UI', true),
  row('Lao', 'noto-sans-lao', 'Leelawadee UI', true),
  row('Khmer', 'noto-sans-khmer', 'Leelawadee UI', true),
  row('Myanmar', 'noto-sans-myanmar', 'Myanmar Text', true),
  row('Armenian', 'noto-sans-armenian', 'Sylfaen'),
  row('Georgian', 'noto-sans-georgian', 'Sylfaen'),
  row('Ethiopic', 'noto-sans-ethiopic', 'Ebrima'),
  row('Hangul', 'noto-sans-kr', 'Malgun Gothic'),
  row('Hiragana Katakana', 'noto-sans-jp', 'Yu Gothic'),
  // Without kana, it may be either language.
  row('Han Bopomofo', 'noto-sans-sc', 'Microsoft YaHei'),
];

/** The fonts of a text's scripts. Beside kana, Chinese characters are Japanese. */
export function scriptFontsOf(text: string): ScriptFont[] {
  const used = SCRIPT_FONTS.filter(({ pattern }) => pattern.test(text));
  const isJapanese = used.some(({ font }) => font === 'noto-sans-jp');
  return used.filter(({ font }) => font !== 'noto-sans-sc' || !isJapanese);
}
