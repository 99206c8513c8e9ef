import { isCountry, REGIONS, STATES, TOWNS } from '#domain/words/places.ts';
import { findDate } from './dates.ts';
import { titleScore } from './jobWords.ts';

/** Places as resumes write them: "Austin, TX", "Lyon, France", "04109 Leipzig", "Remote". */

const WORKPLACE =
  /^(?:remote|hybrid|on-?site|worldwide|home ?office|work from home|nationwide|telecommute|bundesweit)$/i;
const TOWN =
  /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]+|de|del|la|le|am|an|der|im|of|upon|sur|bei|do|da)){0,3}$/u;
/** By shape: "04109", "D-04109", "SW1A 1AA", "K1A 0B1", "1234 AB". */
const POSTCODE = String.raw`(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?(?: [A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d`;
const POSTCODE_FIRST = new RegExp(`^(?:${POSTCODE}),?\\s+(?=\\p{Lu})`, 'u');
const POSTCODE_LAST = new RegExp(`,?\\s+(?:${POSTCODE})$`, 'u');

const titleCase = (text: string) =>
  text === text.toUpperCase() && text.length > 3
    ? text.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : text;
const isWide = (text: string) => {
  const name = titleCase(text);
  return STATES.has(name) || REGIONS.has(name) || isCountry(name);
};
const isCity = (text: string) => TOWNS.has(titleCase(text));
const isTown = (text: string) => TOWN.test(titleCase(text)) && titleScore(text) === 0;

/** "Otago, New Zealand." */
const DOT = /(?<=\p{L}{2})\.$/u;

const trimmed = (text: string) => {
  const bare = text
    .replace(/^[\s(,|–—-]+|[\s(,|–—-]+$/g, '')
    .replaceAll(' ,', ',')
    .trim();
  // A closing parenthesis without its opening one.
  return bare.includes('(') && bare.includes(')')
    ? bare
    : bare.replace(/^[\s(]+|[\s),|–—-]+$/g, '');
};

/** Whether the text is a place and nothing else. */
export function isPlace(text: string): boolean {
  const whole = trimmed(text).replace(DOT, '');
  if (whole.length > 70) return false;
  if (WORKPLACE.test(whole) || isCity(whole)) return true;
  // "Jun 2027" is no town with its postcode.
  if (findDate(whole)?.start === whole) return false;
  const bare = whole.replace(POSTCODE_FIRST, '').replace(POSTCODE_LAST, '');
  if (bare !== whole && isTown(bare) && !bare.endsWith('.')) return true;
  const pieces = bare
    .split(/,\s*|\s\((?=\p{L}+\)$)/u)
    .map((piece) => piece.replace(/\)$/, '').replace(POSTCODE_FIRST, ''));
  const [town = '', ...wide] = pieces;
  if (pieces.length === 1) return isCountry(titleCase(town));
  if (pieces.length > 3) return false;
  if (isCity(town)) return wide.every((piece) => isTown(piece) || isWide(piece));
  return isTown(town) && wide.every(isWide);
}

/** Splits "Acme Corp, Austin, TX" into the text before the place and the place; `null` without a place. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  if (text.length > 160) return null;
  const pieces = text.split(/(, |; | \(| [–—|-] )/);
  for (const count of [3, 1]) {
    if (count >= pieces.length) continue;
    const [first = ''] = pieces.slice(-count);
    const place = trimmed(pieces.slice(-count).join('')).replace(DOT, '');
    // An unknown town has its country only in a list: "Acme, Lewes, UK".
    const before = trimmed(pieces.slice(0, -count - 1).join(''));
    const isWhole = place.includes('(') === place.includes(')');
    if (isWhole && isPlace(place) && titleScore(first) === 0 && before !== '')
      return { before, place };
  }
  return null;
}
