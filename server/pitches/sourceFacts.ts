import { containsTerm } from '../ai/containsTerm.ts';
import { splitWords, withoutPossessive } from '../ai/splitWords.ts';

/** The facts that a claim is checked against. */
export interface SourceFacts {
  /** Every text of the sources. */
  texts: string[];
  /** Whether a text has this phrase, in any case and spacing. */
  hasPhrase(phrase: string): boolean;
  /** Whether one text has all of these words, in any order. */
  hasWords(words: readonly string[]): boolean;
  /** Whether the words are written out with these initials, or the other way around: 'MIT', 'BSc'. */
  hasInitials(name: string): boolean;
}

/** The facts for what the text says at an index. */
export type FactsAt = (index: number) => SourceFacts;

/** The texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const normalize = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** The same for 'Engineer', 'engineers' and "engineer's". */
const stem = (word: string): string =>
  withoutPossessive(normalize(word)).replace(/(?<=\w{3})s$/, '');

const capitals = (text: string): string => text.replace(/[^\p{Lu}]/gu, '');

/** 'MIT' of 'Massachusetts Institute of Technology', and of 'MIT'. */
const initialsOf = (text: string): string =>
  text.includes(' ') ? capitals(text.replace(/(\p{Lu})[\p{L}.'’]*/gu, '$1')) : capitals(text);

/** Collects the facts in these values, at any depth. */
export function sourceFacts(sources: readonly unknown[]): SourceFacts {
  const texts = textsIn(sources);
  const normalized = texts.map(normalize).join('\n');
  const stems = texts.map((text) => new Set(splitWords(text).map((word) => stem(word.text))));
  const names = texts.flatMap((text) => [
    ...text.split(/[,;|()/\n]| [-–—] /),
    ...text.split(/\s+/),
  ]);
  const initials = new Set(
    names.flatMap((name) => [initialsOf(name), initialsOf(name).slice(0, 2)]),
  );
  return {
    texts,
    hasPhrase: (phrase) => containsTerm(normalized, normalize(phrase)),
    hasWords(words) {
      const wanted = words.map(stem);
      return stems.some((known) => wanted.every((word) => known.has(word)));
    },
    hasInitials: (name) => initialsOf(name).length > 1 && initials.has(initialsOf(name)),
  };
}
