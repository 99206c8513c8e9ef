import { isLocation } from '#domain/extraction/fieldText.ts';
import postingLabels from '#domain/words/data/postingLabels.json' with { type: 'json' };
import { onlyOf } from '#domain/words/phrases.ts';
import { isCountry, REGIONS, STATES, TOWNS } from '#domain/words/places.ts';

const WORKPLACE = onlyOf(postingLabels.workplaces);
/** By its form: capitalized words, maybe with a particle. */
const TOWN = /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]+|\p{Ll}{1,4})){0,3}$/u;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{Lu})|,?\s\d{4,5}(?:-\d{4})?$/u;

const isWide = (text: string): boolean => STATES.has(text) || REGIONS.has(text) || isCountry(text);
const isKnownTown = (text: string): boolean =>
  TOWNS.has(text) || TOWNS.has(text.split(/-(?=\p{Lu})/u)[0] ?? '');

/** Whether a text says how the work's place is meant: "Hybrid", "vor Ort". */
export const isWorkplace = (text: string): boolean => WORKPLACE.test(text);

/** Whether a text has the form of a town's name. */
export const isTownName = (text: string): boolean =>
  TOWN.test(text) && !isWorkplace(text) && isLocation(text);

/** Whether a text is a place and nothing else: "Cork, Ireland", "Berlin-Wedding (hybrid)", "Remote, Spain". */
export function isPlace(text: string): boolean {
  if (text.length > 90 || !isLocation(text)) return false;
  const bare = text.replace(/\s?\([^()]{0,80}\)$/, '').replace(/^(?:in|near|based in)\s/i, '');
  const pieces = bare
    .split(/\s{0,3}[,;/]\s{0,3}|\s{1,3}[-–|]\s{1,3}|\s{1,3}(?:or|and|und|oder|et|y)\s{1,3}/)
    .map((piece) => piece.replace(POSTCODE, '').trim())
    .filter((piece) => piece !== '');
  const isNamed = (piece: string) => isWide(piece) || isKnownTown(piece);
  const isPart = (piece: string) => isNamed(piece) || isWorkplace(piece) || TOWN.test(piece);
  if (pieces.length === 0 || pieces.length > 6 || !pieces.every(isPart)) return false;
  if (pieces.length === 1) return isNamed(bare) || (bare !== text && isNamed(pieces[0] ?? ''));
  const [first = '', ...rest] = pieces;
  const last = rest.at(-1) ?? '';
  if (isNamed(first)) return rest.every((piece) => isNamed(piece) || isWorkplace(piece));
  return isNamed(last) || (isWorkplace(last) && rest.some(isNamed));
}
