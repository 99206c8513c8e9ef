/** Scripts whose marks are accents or optional. Elsewhere, a mark is a vowel, a tone or another consonant. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Lowercase words without accents and punctuation: 'Closed-Won ' becomes 'closed won'. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? '';
