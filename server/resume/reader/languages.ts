import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { displayNames } from '#domain/words/displayNames.ts';
import type { ResumeLine } from '../resumeLine.ts';

const NAMES = new Set([
  ...displayNames('language', resumeWords.languageCodes).map((name) => name.toLowerCase()),
  ...resumeWords.moreLanguages,
]);
/** Whether the item starts with the name of a spoken language. */
export function isSpokenLanguage(item: string): boolean {
  const words = item
    .trim()
    .toLowerCase()
    .split(/[\s(:–,-]+/);
  return [3, 2, 1].some((count) => NAMES.has(words.slice(0, count).join(' ')));
}

/** Whether an item of the languages names one, with its level before it: "Fluent in English". */
const namesLanguage = (item: string) =>
  [0, 1, 2, 3].some((start) => isSpokenLanguage(item.split(' ').slice(start).join(' ')));

/** The spoken languages, each with its level as written. */
export function readLanguages(lines: ResumeLine[]): string[] {
  const items = lines.flatMap(({ text }) => {
    const cells = text.split('\t').filter((cell) => /\p{L}/u.test(cell));
    const [name = '', level = '', ...more] = cells;
    if (isSpokenLanguage(name) && level !== '' && ![level, ...more].some(isSpokenLanguage))
      return [`${name} (${level})`];
    return text.split(/[\t;|•·~]|\s(?:\/|&|and|und|et|y|e)\s|,\s*(?![^(]*\))/);
  });
  return items
    .map((each) => each.replace(/^[\s:–-]+|[.\s]+$/g, ''))
    .filter((item) => namesLanguage(item) && item.length < 80);
}
