import type { PitchInput } from '#domain/pitchInput.ts';
import { containsTerm } from '../ai/containsTerm.ts';
import { splitWords, withoutPossessive } from '../ai/splitWords.ts';

/** What the profile and the posting say. */
export interface SourceFacts {
  /** Every text field of both. */
  texts: string[];
  /** Whether a text has this phrase, in any case and spacing. */
  hasPhrase(phrase: string): boolean;
  /** Whether one text has all of these words, in any order. */
  hasWords(words: readonly string[]): boolean;
}

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

/** Collects the facts that a pitch may state. */
export function sourceFacts(input: Pick<PitchInput, 'profile' | 'posting'>): SourceFacts {
  const texts = textsIn([input.profile, input.posting]);
  const normalized = texts.map(normalize).join('\n');
  const stems = texts.map((text) => new Set(splitWords(text).map((word) => stem(word.text))));
  const phrases = new Map<string, boolean>();
  return {
    texts,
    hasPhrase(phrase) {
      const isKnown = phrases.get(phrase) ?? containsTerm(normalized, normalize(phrase));
      phrases.set(phrase, isKnown);
      return isKnown;
    },
    hasWords(words) {
      const wanted = words.map(stem);
      return stems.some((known) => wanted.every((word) => known.has(word)));
    },
  };
}
