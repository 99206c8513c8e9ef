import { foldedWords } from '#domain/words/foldedWords.ts';

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

const displayNames = LOCALES.map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** What a country is called in the languages of forms: 'DE' -> 'Germany', 'Deutschland' and so on. */
export const countryNames = (code: string): string[] => [
  ...displayNames.flatMap((names) => names.of(code) ?? []),
  ...(MORE_NAMES[code] ?? []),
];

let codes: Map<string, string> | undefined;

/** The code of a country by its name; `undefined` for other text. */
export function countryCode(name: string): string | undefined {
  codes ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) =>
      countryNames(code).map((known): [string, string] => [
        foldedWords(known),
        // 'UK' and other old codes have names, too.
        new Intl.Locale('und', { region: code }).region ?? code,
      ]),
    ),
  );
  return codes.get(foldedWords(name));
}
