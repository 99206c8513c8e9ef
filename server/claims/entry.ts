import { findNumbers, numberKeys } from './findNumbers.ts';
import { splitWords, withoutPossessive } from './splitWords.ts';

/** One entry of the profile, such as a job or a degree: its words belong together. */
export interface Entry {
  text: string;
  words: ReadonlySet<string>;
  /** 'share 0.80' */
  numbers: ReadonlySet<string>;
}

const normalize = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** The same for 'Engineer', 'engineers' and "engineer's". */
export const stem = (word: string): string =>
  withoutPossessive(normalize(word)).replace(/(?<=\w{3})s$/, '');

/** '2021-03' names a year. A pitch may not use its month as a number. */
const withoutMonths = (text: string): string => text.replace(/\b(\d{4})-\d\d(?:-\d\d)?\b/g, '$1');

/** The texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

export function entry(value: unknown): Entry {
  const text = textsIn(value).join('\n');
  return {
    text,
    words: new Set(splitWords(text).map((word) => word.text)),
    numbers: new Set(findNumbers(withoutMonths(text)).flatMap(numberKeys)),
  };
}
