import places from '#domain/words/data/places.json' with { type: 'json' };
import { displayNames } from './displayNames.ts';

export const REGIONS: ReadonlySet<string> = new Set(places.regions);

/** The short names of states, provinces and countries. */
export const STATES: ReadonlySet<string> = new Set(places.states);

/** Towns that are common without a country. */
export const TOWNS: ReadonlySet<string> = new Set(places.towns);

let countries: ReadonlySet<string> | undefined;

/** Whether a text is the name of a country. */
export const isCountry = (text: string): boolean => {
  countries ??= new Set([
    ...displayNames('region').map((name) => name.replace(/ \(.*|’/g, '')),
    ...places.countries,
  ]);
  return countries.has(text.replace(/’/g, ''));
};
