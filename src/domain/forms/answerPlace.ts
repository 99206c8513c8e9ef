import type { KeptAnswer } from '#domain/contract/profile.ts';
import places from '#domain/words/data/places.json' with { type: 'json' };
import { countryCode } from './countryNames.ts';
import type { FormField } from './formField.ts';

/** Where a posting is: for answers that are true in one country only, or in one currency. */
export interface AnswerPlace {
  /** ISO 3166 code, '' if it isn't known. */
  country: string;
  /** ISO 4217 code, '' if it isn't known. */
  currency: string;
}

const regions = new Map(
  Object.entries(places.regions).flatMap(([code, names]) =>
    names.map((name) => [name.toLowerCase(), code] as const),
  ),
);

/** The country that a place such as "Portland, Oregon" or "Berlin (Germany)" is in; '' if it doesn't say. */
export function countryOf(location: string): string {
  const parts = location.split(/[,()|–—-]/).map((part) => part.trim());
  const found = parts.map((part) => countryCode(part) ?? regions.get(part.toLowerCase()));
  return found.findLast((code) => code !== undefined) ?? '';
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The place of a posting: of its lead, or what its page and form say first. */
export function placeOfPosting(
  lead: { location: string; currency: string | null } | undefined,
  fields: readonly FormField[],
  texts: readonly string[],
): AnswerPlace {
  const written = [lead?.location ?? '', ...texts.slice(0, 5)].map(countryOf);
  const inForm = fields.find(({ kind, value }) => kind === 'choice' && currencies.has(value));
  return {
    country: written.find((code) => code !== '') ?? '',
    currency: inForm?.value ?? lead?.currency ?? '',
  };
}

/** Whether a country is named in a question, as in "authorized to work in Germany". */
const namesCountry = (question: string): boolean =>
  [...question.matchAll(/\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)*/gu)].some(
    ([name]) => countryCode(name) !== undefined,
  );

/**
 * Whether a sensitive answer holds for a posting: the user gave it in the same country and currency, or for no posting.
 * One of another place may be wrong there.
 */
export function isOfPlace(
  { question, from, country, currency }: KeptAnswer,
  place: AnswerPlace,
): boolean {
  if (namesCountry(question)) return true;
  if (from === '' && country === '' && currency === '') return true;
  if (currency !== '' && place.currency !== '' && currency !== place.currency) return false;
  return country !== '' && country === place.country;
}
