import { MORE_LANGUAGES } from '#domain/words/languageNames.ts';
import type { ResumeLine } from '../resumeLine.ts';

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The names of all languages with a two-letter code, in the languages that we read. */
function languageNames(): Set<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const displays = LOCALES.map(
    (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
  );
  const names = codes.flatMap((code) =>
    displays.flatMap((display) => display.of(code)?.toLowerCase() ?? []),
  );
  return new Set([...names, ...MORE_LANGUAGES]);
}
const NAMES = languageNames();
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
    if (isSpokenLanguage(name) && level !== '' && !isSpokenLanguage(level))
      return [more.length === 0 ? `${name} (${level})` : name];
    return text.split(/[\t;|•·~]|\s\/\s|,\s*(?![^(]*\))/);
  });
  return items
    .map((each) => each.replace(/\.$/, '').trim())
    .filter((item) => isSpokenLanguage(item) && item.length < 80);
}
