/* The scripts besides Latin, Greek and Cyrillic, by the font of Windows and Office that has them. Other
programs replace it with one of the same script. */

const FONTS: Record<string, string> = {
  Arial: 'Arabic Hebrew',
  'Nirmala UI': 'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
  'Leelawadee UI': 'Thai Lao Khmer',
  'Myanmar Text': 'Myanmar',
  Sylfaen: 'Armenian Georgian',
  Ebrima: 'Ethiopic',
  'Malgun Gothic': 'Hangul',
  'Yu Gothic': 'Hiragana Katakana',
  'Microsoft YaHei': 'Han Bopomofo',
};

const PATTERNS = Object.entries(FONTS).map(([font, scripts]) => ({
  font,
  pattern: new RegExp(`[${scripts.replace(/\w+/g, '\\p{Script=$&}').replaceAll(' ', '')}]`, 'u'),
}));

/** The font of a text's script, if Calibri doesn't have it. Beside kana, Chinese characters are Japanese. */
export const scriptFontOf = (text: string): string | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(text))?.font;
