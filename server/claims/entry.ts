import { highestDegree } from '#domain/pitches/asked/degrees.ts';
import { fieldsOfStudyIn, namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { textWords } from '#domain/pitches/asked/textWords.ts';
import { findNumbers, numberKeys } from './findNumbers.ts';
import { once } from './memoize.ts';
import { splitWords, withoutPossessive } from './splitWords.ts';

/** The words that carry the matter of a text. */
export const specificWords = (text: string) => textWords(text).filter((word) => word.isSpecific);

/** One entry of the profile, such as a job, a degree or a proof: its words belong together. */
export interface Entry {
  /** The employer, school or project that the entry is about; '' for none. */
  name: string;
  text: string;
  /** The part that says what the writer is: a job's description also has other people's titles and degrees. */
  role: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  skillIds: () => ReadonlySet<string>;
  /** The level of the highest degree that the role names; -1 for none. */
  degree: () => number;
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

const numbersIn = (text: string): string[] => findNumbers(withoutMonths(text)).flatMap(numberKeys);

/** The texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const stemsIn = (text: string): Set<string> => new Set(textWords(text).map(({ stem }) => stem));

export const entry = (name: string, value: unknown, role = textsIn(value).join('\n')): Entry => {
  const text = textsIn(value).join('\n');
  return {
    name,
    text,
    role,
    words: new Set(splitWords(text).map((word) => word.text)),
    stems: stemsIn(text),
    degree: once(() => highestDegree(role)),
    skillIds: once(() => new Set(idsIn(text))),
    numbers: new Set(numbersIn(text)),
  };
};

export const idsIn = (text: string): string[] =>
  [...namedSkillsIn(text), ...fieldsOfStudyIn(text)].map(({ id }) => id);
