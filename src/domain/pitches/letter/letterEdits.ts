import { type LetterSentence, letterSentences } from './letterSentences.ts';

/* Changes of a finished letter, as text. */

/** The sentence of a letter around a position. */
export const sentenceAt = (content: string, position: number) =>
  letterSentences(content).find(({ start, end }) => start <= position && position < end);

/** The letter without a sentence or item, and without the bullet, space or blank line that it leaves. */
export function withoutPart(
  content: string,
  { start, end }: Pick<LetterSentence, 'start' | 'end'>,
): string {
  const before = content.slice(0, start).replace(/(?:^|\n)[ \t]*[-–•*][ \t]+$/, '');
  return `${before}${content.slice(end)}`
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Between the parts of a sentence that can stand without each other. */
const BETWEEN = /(?:[,;:]|\s[–-])\s(?:(?:and|und|et|y)\s)?|\s(?:and|und|et|y)\s/gi;

/** Of a list that lost its last item: the item before that is joined as it was. */
function joined(words: string, and: string): string {
  if (!/\p{L}/u.test(and)) return words;
  const commas = Array.from(words.matchAll(/,\s/g));
  const at = commas.at(-1)?.index ?? -1;
  const item = words.slice(at + 2);
  const isItem = at !== -1 && item.split(' ').length < 3;
  const between = commas.length === 1 ? and.replace(',', '') : and;
  return isItem ? `${words.slice(0, at)}${between}${item}` : words;
}

/**
 * The letter without a claim: the item or clause that has it goes, and the rest of its sentence stays; all of the sentence,
 * where the claim is in its first part, which says who did what.
 */
export function withoutClaim(
  content: string,
  { start, end }: { start: number; end: number },
): string {
  const sentence = sentenceAt(content, start);
  if (!sentence) return content;
  const from = sentence.start;
  const [before] = Array.from(sentence.text.matchAll(BETWEEN))
    .filter(({ index }) => from + index < start)
    .slice(-1);
  if (!before) return withoutPart(content, sentence);
  const rest = content.slice(end, sentence.end);
  const next = rest.search(new RegExp(BETWEEN.source, 'i'));
  const close = next === -1 ? (/[.!?]["”’)]?$/.exec(rest)?.index ?? rest.length) : next;
  const words = content.slice(from, from + before.index);
  return (
    content.slice(0, from) +
    (next === -1 ? joined(words, before[0]) : words) +
    rest.slice(close) +
    content.slice(sentence.end)
  );
}

/** The letter with a paragraph after the last one that has one of the sentences; otherwise after the first two. */
export function withParagraph(
  content: string,
  paragraph: string,
  sentences: readonly string[],
): string {
  const paragraphs = content.split('\n\n');
  const last = paragraphs.findLastIndex((text) => sentences.some((own) => text.includes(own)));
  const at = last === -1 ? Math.min(2, paragraphs.length) : last + 1;
  return paragraphs.toSpliced(at, 0, paragraph).join('\n\n');
}
