/* What a text has, as numbers for a classifier (classifier.ts). */

/** Scripts without spaces, in which two to four letters are what three to five are elsewhere. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** 32-bit FNV-1a, mixed so that its low bits differ. */
function hash(text: string, size: number): number {
  let h = 2166136261;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 16777619);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) & (size - 1);
}

/** Folded words, with one form for all numbers, and without addresses: they say who writes, not what. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/(?:https?:|www\.)\S*|\S{0,64}@\S{0,190}/g, ' ')
    .replace(/\p{Nd}+/gu, '0')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The words of a text, pairs of them, and their letters in threes to fives; each once.
 *
 * @param size features are hashed into so many numbers, a power of two
 * @param signs what else is known of it
 */
export function textFeatures(
  text: string,
  size: number,
  signs: readonly string[] = [],
): Uint16Array {
  const found = new Set(signs.map((sign) => hash(`x${sign}`, size)));
  const add = (feature: string) => found.add(hash(feature, size));
  wordsOf(text).forEach((word, at, words) => {
    add(`w${word}`);
    if (at > 0) add(`p${words[at - 1]} ${word}`);
    const isDense = DENSE.test(word);
    const letters = Array.from(isDense ? word : ` ${word} `);
    const shortest = isDense ? 2 : 3;
    for (let length = shortest; length < shortest + 3; length += 1) {
      for (let start = 0; start + length <= letters.length; start += 1)
        add(`l${letters.slice(start, start + length).join('')}`);
    }
  });
  return Uint16Array.from(found);
}
