import { findDate } from './dates.ts';
import { titleScore } from './jobWords.ts';

/** Places as resumes write them: "Austin, TX", "Lyon, France", "04109 Leipzig", "Remote". */

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The names of all countries in the languages that we read, from the runtime's data. */
function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => display.of(code)?.replace(/ \(.*|’/g, '') ?? []);
  });
  return [
    ...names,
    'United States of America',
    'The Netherlands',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Czech Republic',
    'Turkey',
    'Hong Kong',
  ];
}
const COUNTRIES = new Set(countryNames());

const REGIONS = new Set(
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Nova Scotia|Karnataka|Maharashtra|Tamil Nadu|Telangana|Kerala|Gujarat|Punjab|West Bengal|Uttar Pradesh|Bavaria|Bayern|Hessen|Sachsen|Nordrhein-Westfalen|Catalonia|Victoria|Queensland|New South Wales'.split(
    '|',
  ),
);
const STATES = new Set(
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|NSW|VIC|QLD|ACT|TAS|UK|U.K.|US|USA|U.S.|U.S.A.|UAE|NRW'.split(
    '|',
  ),
);
/** Towns that are common without a country. */
const CITIES =
  'New York(?: City)?|NYC|Los Angeles|San Francisco(?: Bay Area)?|San Diego|San Jose|Chicago|Houston|Austin|Dallas|Boston|Seattle|Denver|Atlanta|Miami|Philadelphia|Phoenix|Portland|Detroit|Minneapolis|Washington,? D\\.?C\\.?|Las Vegas|Nashville|Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|London|Manchester|Birmingham|Leeds|Bristol|Liverpool|Edinburgh|Glasgow|Cardiff|Belfast|Dublin|Cambridge|Oxford|Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Madrid|Barcelona|Valencia|Sevilla|Seville|Lisbon|Porto|Rome|Roma|Milan|Milano|Turin|Torino|Naples|Amsterdam|Rotterdam|Utrecht|The Hague|Brussels|Antwerp|Zurich|Zürich|Geneva|Basel|Bern|Vienna|Wien|Graz|Salzburg|Linz|Innsbruck|Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt(?: am Main)?|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Essen|Dortmund|Bonn|Münster|Mannheim|Karlsruhe|Freiburg|Heidelberg|Chemnitz|Copenhagen|Stockholm|Gothenburg|Oslo|Helsinki|Warsaw|Kraków|Krakow|Prague|Budapest|Bucharest|Sofia|Athens|Istanbul|Ankara|Kyiv|Moscow|Tel Aviv|Cairo|Lagos|Nairobi|Accra|Johannesburg|Cape Town|Dubai|Abu Dhabi|Karachi|Lahore|Mumbai|New Delhi|Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Pune|Kolkata|Ahmedabad|Gurgaon|Gurugram|Noida|Beijing|Shanghai|Shenzhen|Hong Kong|Taipei|Tokyo|Osaka|Kyoto|Seoul|Singapore|Kuala Lumpur|Jakarta|Bangkok|Manila|Hanoi|Sydney|Melbourne|Brisbane|Perth|Auckland|Wellington|Mexico City|Guadalajara|São Paulo|Rio de Janeiro|Buenos Aires|Santiago|Bogotá|Lima';
const KNOWN_AT_END = new RegExp(
  `^(?<before>[^,]*[\\p{L}.\\d]) (?<place>(?:${CITIES}), [^,]+(?:, [^,]+)?)$`,
  'u',
);
const CITY = new RegExp(`^(?:Greater )?(?:${CITIES})(?: Area)?$`, 'u');
/** "Technische Universität Dresden, Germany" */
const SCHOOL_END = /(?:universit\p{L}*|hochschule|college|school|institute|of|at)$/iu;
const WORKPLACE =
  /^(?:remote|hybrid|on-?site|worldwide|home ?office|work from home|nationwide|telecommute|bundesweit)$/i;
const TOWN =
  /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]+|de|del|la|le|am|an|der|im|of|upon|sur|bei|do|da)){0,3}$/u;
/** By shape: "04109", "D-04109", "SW1A 1AA", "K1A 0B1", "1234 AB". */
const POSTCODE = String.raw`(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?(?: [A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d`;
const POSTCODE_FIRST = new RegExp(`^(?:${POSTCODE})\\s+(?=\\p{Lu})`, 'u');
const POSTCODE_LAST = new RegExp(`,?\\s+(?:${POSTCODE})$`, 'u');

const titleCase = (text: string) =>
  text === text.toUpperCase() && text.length > 3
    ? text.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : text;
const isWide = (text: string) => {
  const name = titleCase(text);
  return STATES.has(name) || REGIONS.has(name) || COUNTRIES.has(name.replace(/’/g, ''));
};
const isCity = (text: string) => CITY.test(titleCase(text));
const isTown = (text: string) => TOWN.test(titleCase(text)) && titleScore(text) === 0;

/** "Otago, New Zealand." */
const DOT = /(?<=\p{L}{2})\.$/u;

const trimmed = (text: string) => {
  const bare = text.replace(/^[\s(,|–—-]+|[\s(,|–—-]+$/g, '').trim();
  // A closing parenthesis without its opening one.
  return bare.includes('(') && bare.includes(')')
    ? bare
    : bare.replace(/^[\s(]+|[\s),|–—-]+$/g, '');
};

/** Whether the text is a place and nothing else. */
export function isPlace(text: string): boolean {
  const whole = trimmed(text)
    .replace(DOT, '')
    .replace(/\s*[/(,-]\s*(?:remote|hybrid|on-?site)\)?$/i, '');
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
  if (pieces.length === 1)
    return (
      COUNTRIES.has(titleCase(town)) ||
      (REGIONS.has(town) && town !== 'Victoria') ||
      (/^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)? (?:[A-Z]{2})$/u.test(bare) &&
        titleScore(bare) >= 0 &&
        STATES.has(bare.slice(-2)))
    );
  if (pieces.length > 3) return false;
  if (isCity(town)) return wide.every((piece) => isTown(piece) || isWide(piece));
  return isTown(town) && wide.every(isWide);
}

/** Whether a place begins with a well-known town. */
export const isKnownTown = (place: string): boolean =>
  isCity((place.split(',')[0] ?? '').replace(POSTCODE_FIRST, ''));

/** Splits "Acme Corp, Austin, TX" into the text before the place and the place; `null` without a place. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  if (text.length > 160) return null;
  // "Acme Corp Austin, TX"
  const words = KNOWN_AT_END.exec(text)?.groups;
  if (words?.place && isPlace(words.place) && !SCHOOL_END.test(words.before ?? ''))
    return { before: trimmed(words.before ?? ''), place: words.place };
  const pieces = text.split(/(, |; | \(| [–—|-] )/);
  for (const count of [3, 5, 1]) {
    if (count >= pieces.length) continue;
    const [first = ''] = pieces.slice(-count);
    const place = trimmed(pieces.slice(-count).join('')).replace(DOT, '');
    // An unknown town has its country only in a list: "Acme, Lewes, UK".
    const before = trimmed(pieces.slice(0, -count - 1).join(''));
    if (isPlace(place) && titleScore(first) === 0 && before !== '') return { before, place };
  }
  return null;
}
