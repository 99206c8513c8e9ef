import type { ResumeLine } from '../resumeLine.ts';

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** Names of the languages with a two-letter code, in the languages that we read and in their own. */
function languageNames(): Set<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const displays = LOCALES.map(
    (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
  );
  const names = codes.flatMap((code) =>
    displays.flatMap((display) => display.of(code)?.toLowerCase() ?? []),
  );
  const others = [
    'mandarin',
    'cantonese',
    'farsi',
    'tagalog',
    'filipino',
    'castellano',
    'euskera',
    'asl',
    'bsl',
    'american sign language',
    'valencian',
    'gallego',
    'hindustani',
    'hmong',
    'kantonesisch',
  ];
  return new Set([...names, ...others]);
}
const NAMES = languageNames();
const LEVEL =
  /native|fluent|mother tongue|conversational|intermediate|basic|advanced|proficien|professional|beginner|bilingual|elementary|limited|notions|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gut|scolaire|courant|lu, écrit|nativo|fluido|^[ABC][12]\b/i;
const GRID_LABEL = /^(?:mother tongue|other language)(?:\(?s\)?)?\s*(?:\t|:\s*|$)/i;

/** Whether the item begins with the name of a language that people speak. */
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
    const [name = '', level = '', ...more] = text.replace(GRID_LABEL, '').split('\t');
    if (isSpokenLanguage(name) && level !== '' && !isSpokenLanguage(level))
      return [more.length === 0 ? `${name} (${level})` : name];
    return text.replace(GRID_LABEL, '').split(/[\t;|•·~]|,\s*(?![^(]*\))/);
  });
  const languages: string[] = [];
  for (const item of items.map((each) => each.replace(/\.$/, '').trim())) {
    const last = languages.at(-1);
    if (isSpokenLanguage(item) && item.length < 80) languages.push(item);
    else if (last && item.length < 40 && !/[(:]/.test(last) && LEVEL.test(item))
      languages[languages.length - 1] = `${last} (${item.replace(/^\(|\)$/g, '')})`;
  }
  return languages;
}
