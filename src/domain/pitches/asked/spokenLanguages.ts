const CODES =
  'en de fr es it pt nl sv da no fi is et lv lt pl cs sk hu ro bg mk sq bs hr sr sl el tr ru uk be ka hy az kk uz ar he fa ku ps ur hi bn pa gu mr ta te kn ml ne si zh ja ko mn vi th lo km my id ms fil sw am so ha yo ig zu xh af ga cy mt lb ca eu gl'.split(
    ' ',
  );
const LOCALES = ['en', 'de', 'fr', 'es'];

/** The code of each language's name in the languages that we read. */
const CODE_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const);
  }),
  // 'Svenska', as people write their own language.
  ...CODES.map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' });
    return [own.of(code)?.toLowerCase() ?? code, code] as const;
  }),
  ['mandarin', 'zh'],
  ['cantonese', 'zh'],
  ['castellano', 'es'],
  ['farsi', 'fa'],
  ['tagalog', 'fil'],
  ['bokmål', 'no'],
  ['nynorsk', 'no'],
]);

const NAME = /\p{L}+/gu;
/** German compounds: "Englischkenntnisse", "Deutsch-". */
const COMPOUND = /(?:kenntnisse?n?|sprachig|sprachkenntnisse?n?)$/;

/** The spoken languages that a text names, as codes with the words. */
export function languagesIn(text: string): { code: string; word: string }[] {
  return Array.from(text.matchAll(NAME)).flatMap(([word]) => {
    const code = CODE_BY_NAME.get(word.toLowerCase().replace(COMPOUND, ''));
    return code ? [{ code, word }] : [];
  });
}
