const LOCALES = ['en', 'de', 'fr', 'es'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Short names beside those of `Intl.DisplayNames`. */
const MORE_NAMES: Record<string, string[]> = {
  US: [
    'USA',
    'US',
    'United States of America',
    'U.S.A.',
    'Estados Unidos de América',
    'Vereinigte Staaten von Amerika',
  ],
  GB: ['UK', 'U.K.', 'Great Britain', 'United Kingdom of Great Britain and Northern Ireland'],
  NL: ['The Netherlands'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
  HK: ['Hong Kong'],
  KR: ['Korea, Republic of', 'Republic of Korea'],
};

const plainName = (name: string): string => name.trim().toLowerCase();

const displayNames = LOCALES.map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** What a country is called in the languages of forms: 'DE' -> 'Germany', 'Deutschland' and so on. */
export const countryNames = (code: string): string[] =>
  code === ''
    ? []
    : [...displayNames.flatMap((names) => names.of(code) ?? []), ...(MORE_NAMES[code] ?? [])];

let codes: Map<string, string> | undefined;

/** The code of a country by its name; `undefined` for other text. */
export function countryCode(name: string): string | undefined {
  if (!codes) {
    codes = new Map();
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const names = countryNames(first + second);
        if (names.length === 0) continue;
        // 'UK' and other old codes have names, too.
        const code = new Intl.Locale('und', { region: first + second }).region;
        for (const known of names) codes.set(plainName(known), code ?? first + second);
      }
  }
  return codes.get(plainName(name));
}
