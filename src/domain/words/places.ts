import places from '#domain/words/data/places.json' with { type: 'json' };

export const REGIONS: ReadonlySet<string> = new Set(places.regions);

/** The short names of states, provinces and countries. */
export const STATES: ReadonlySet<string> = new Set(places.states);

/** Towns that are common without a country. */
export const TOWNS: ReadonlySet<string> = new Set(places.towns);

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The names of all countries in the languages that we read, from the runtime's data. */
function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => display.of(code)?.replace(/ \(.*|’/g, '') ?? []);
  });
  return [...names, ...places.countries];
}

let countries: ReadonlySet<string> | undefined;

/** Whether a text is the name of a country. */
export const isCountry = (text: string): boolean => {
  countries ??= new Set(countryNames());
  return countries.has(text.replace(/’/g, ''));
};
