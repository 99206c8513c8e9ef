import degrees from '#domain/words/data/degrees.json' with { type: 'json' };
import { anyOf } from '#domain/words/phrases.ts';

const DEGREE_LETTERS: ReadonlySet<string> = new Set(degrees.letters);

const LEVELS = degrees.levels.map((words) => anyOf(words));
/** Of a bachelor among the levels; a master is the next. */
const BACHELOR = 2;

/** The level of a degree, from school to doctorate; -1 if it isn't known. */
export function degreeLevel(text: string): number {
  const named = LEVELS.findLastIndex((words) => words.test(text));
  if (named >= 0) return named;
  const [letters = ''] =
    text
      // 'B. Tech' and 'B-Tech', too.
      .replace(/(?<=^\p{L})[. -]{1,2}(?=\p{L})|\./gu, '')
      .toLowerCase()
      .match(/\p{L}+/u) ?? [];
  if (!DEGREE_LETTERS.has(letters)) return -1;
  if (letters === 'phd' || letters === 'dphil') return LEVELS.length - 1;
  if (letters.startsWith('b')) return BACHELOR;
  return /^m(?!d$)/.test(letters) ? BACHELOR + 1 : -1;
}
