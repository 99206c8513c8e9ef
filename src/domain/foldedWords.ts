/** Lowercase words without accents and punctuation: 'Closed-Won ' becomes 'closed won'. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
