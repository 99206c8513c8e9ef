import { franc } from 'franc';
import { localeOf } from '#domain/pitches/letter/sentDocument.ts';

/** Characters from which the language shows by its letters alone. */
const LONG_ENOUGH = 80;

/** Those that letters are in. Rare ones close to them would be taken for them. */
const LANGUAGES =
  'eng deu fra spa ita por cat nld swe nob dan fin est lav lit pol ces slk hun ron bul hrv slv ell ukr rus tur arb heb pes hin vie ind kor jpn cmn tha';

/** The locale of the language that a letter is in; `null` for a short one in a language without a frame. */
export function letterLocale(text: string): string | null {
  const code = franc(text, { minLength: LONG_ENOUGH, only: LANGUAGES.split(' ') });
  if (code === 'und') return localeOf(text);
  // 'ces' becomes 'cs'.
  const [locale = ''] = Intl.getCanonicalLocales(code);
  // American English, as without a letter.
  return locale === 'en' ? 'en-US' : locale;
}

/** The locale for dates: the language of the letter, as in the region of the browser that has it, too. */
export const dateLocale = (locale: string | null, languages: readonly string[]): string | null =>
  languages.find((own) => locale !== null && own.startsWith(`${locale.slice(0, 2)}-`)) ?? locale;
