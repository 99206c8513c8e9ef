import type { PitchInput } from '../ai/pitchInput.ts';
import { bare, normalised, wordsOf } from './words.ts';

/** What profile and posting say: every text of both, and ways to ask whether something stands there. */
export interface SourceFacts {
  texts: string[];
  /** Whether these words stand there in this order; case and spacing do not matter. */
  states(text: string): boolean;
  /** Whether one and the same text has all of these words, in any order. */
  statesTogether(words: readonly string[]): boolean;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function containsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + words.length])) return true;
  }
  return false;
}

/** One word for 'Engineer', 'engineers' and "engineer's". */
const stem = (word: string): string => bare(normalised(word)).replace(/(?<=\w{3})s$/, '');

/** Gathers what a pitch may rely on. */
export function sourceFacts({
  profile,
  posting,
}: Pick<PitchInput, 'profile' | 'posting'>): SourceFacts {
  const texts = textsIn([profile, posting]);
  const whole = texts.map(normalised);
  const answers = new Map<string, boolean>();
  const stems = texts.map((text) => new Set(wordsOf(text).map((word) => stem(word.text))));
  return {
    texts,
    states(text) {
      const words = normalised(text);
      const answer = answers.get(words) ?? whole.some((source) => containsWords(source, words));
      answers.set(words, answer);
      return answer;
    },
    statesTogether: (words) => stems.some((known) => words.every((word) => known.has(stem(word)))),
  };
}
