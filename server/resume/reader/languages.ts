import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { displayNames } from '#domain/words/displayNames.ts';
import type { ResumeLine } from '../resumeLine.ts';

const NAMES = new Set([
  ...displayNames('language').map((name) => name.toLowerCase()),
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

/** The spoken languages, each with its level as written. */
export function readLanguages(lines: ResumeLine[]): string[] {
  const items = lines.flatMap(({ text }) => {
    const [name = '', level = '', ...more] = text.split('\t');
    if (isSpokenLanguage(name) && level !== '' && ![level, ...more].some(isSpokenLanguage))
      return [`${name} (${level})`];
    return text.split(/[\t;|•·~]|\s(?:\/|&|and|und|et|y|e)\s|,\s*(?![^(]*\))/);
  });
  return items
    .map((each) => each.replace(/^[\s:–-]+|[.\s]+$/g, ''))
    .filter((item) => isSpokenLanguage(item) && item.length < 80);
}
