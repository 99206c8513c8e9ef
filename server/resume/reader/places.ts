import { titleScore } from './jobWords.ts';

/** Places as resumes write them: "Austin, TX", "Lyon, France", "Leipzig", "Remote". */

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|NSW|VIC|QLD|ACT|TAS|U\\.?K\\.?|U\\.?S\\.?A?\\.?|UAE|NRW';
const REGIONS =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Nova Scotia|England|Scotland|Wales|Northern Ireland|Karnataka|Maharashtra|Tamil Nadu|Telangana|Kerala|Gujarat|Punjab|West Bengal|Uttar Pradesh|Haryana|Rajasthan|Bavaria|Bayern|Hessen|Sachsen|Nordrhein-Westfalen|Catalonia|Victoria|Queensland|New South Wales';
const COUNTRIES =
  'United States(?: of America)?|United Kingdom|Ireland|Canada|Australia|New Zealand|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Spain|España|Italy|Italia|Portugal|Netherlands|The Netherlands|Belgium|Luxembourg|Denmark|Sweden|Norway|Finland|Iceland|Poland|Czech Republic|Czechia|Slovakia|Hungary|Romania|Bulgaria|Greece|Turkey|Türkiye|Ukraine|Russia|Estonia|Latvia|Lithuania|Serbia|Croatia|Slovenia|Bosnia and Herzegovina|Albania|Cyprus|Malta|Israel|Lebanon|Jordan|Egypt|Morocco|Tunisia|Algeria|Nigeria|Ghana|Kenya|Uganda|Tanzania|Ethiopia|Rwanda|South Africa|Saudi Arabia|United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Iran|Iraq|Pakistan|India|Bangladesh|Sri Lanka|Nepal|China|Hong Kong|Taiwan|Japan|South Korea|Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Cambodia|Mexico|México|Brazil|Brasil|Argentina|Chile|Colombia|Peru|Venezuela|Uruguay|Ecuador|Costa Rica|Panama|Guatemala|Dominican Republic|Puerto Rico|Jamaica|Cuba|Armenia|Azerbaijan|Kazakhstan|Uzbekistan|Belarus|Moldova|Zimbabwe|Zambia|Cameroon|Senegal';
const CITIES =
  'New York(?: City)?|NYC|Los Angeles|San Francisco(?: Bay Area)?|San Diego|San Jose|Chicago|Houston|Austin|Dallas|Boston|Seattle|Denver|Atlanta|Miami|Philadelphia|Phoenix|Portland|Detroit|Minneapolis|Washington,? D\\.?C\\.?|Las Vegas|Nashville|Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|London|Manchester|Birmingham|Leeds|Bristol|Liverpool|Edinburgh|Glasgow|Cardiff|Belfast|Dublin|Cambridge|Oxford|Paris|Lyon|Marseille|Toulouse|Madrid|Barcelona|Valencia|Seville|Lisbon|Porto|Rome|Milan|Milano|Turin|Naples|Amsterdam|Rotterdam|Utrecht|The Hague|Brussels|Antwerp|Zurich|Zürich|Geneva|Basel|Bern|Vienna|Wien|Graz|Salzburg|Linz|Innsbruck|Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt(?: am Main)?|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Essen|Dortmund|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Freiburg|Heidelberg|Chemnitz|Bochum|Wuppertal|Bielefeld|Mainz|Kassel|Kiel|Rostock|Erfurt|Jena|Potsdam|Aachen|Ulm|Würzburg|Regensburg|Copenhagen|Stockholm|Gothenburg|Oslo|Helsinki|Warsaw|Kraków|Krakow|Prague|Budapest|Bucharest|Sofia|Athens|Istanbul|Ankara|Izmir|Kyiv|Moscow|Tel Aviv|Cairo|Lagos|Abuja|Nairobi|Accra|Johannesburg|Cape Town|Dubai|Abu Dhabi|Riyadh|Doha|Karachi|Lahore|Mumbai|New Delhi|Delhi|Bengaluru|Bangalore|Hyderabad|Chennai|Pune|Kolkata|Ahmedabad|Gurgaon|Gurugram|Noida|Dhaka|Colombo|Beijing|Shanghai|Shenzhen|Hong Kong|Taipei|Tokyo|Osaka|Kyoto|Seoul|Singapore|Kuala Lumpur|Jakarta|Bangkok|Manila|Hanoi|Ho Chi Minh City|Sydney|Melbourne|Brisbane|Perth|Adelaide|Auckland|Wellington|Mexico City|Guadalajara|São Paulo|Sao Paulo|Rio de Janeiro|Buenos Aires|Santiago|Bogotá|Bogota|Medellín|Lima';
const WORKPLACES =
  'Remote|Hybrid|On-?site|Worldwide|Home office|Work from home|Nationwide|Telecommute|Homeoffice|bundesweit';

const TOWN =
  "\\p{Lu}[\\p{L}.'’-]+(?:[ -](?:\\p{Lu}[\\p{L}.'’-]+|de|del|la|le|am|an|der|im|of|upon|sur|bei|do|da)){0,4}";
const WIDE = `(?:${REGIONS}|${COUNTRIES}|(?:${STATES})(?:,? \\d{4,6}(?:-\\d{4})?)?)`;
const POSTCODE = '(?:(?:[A-Z]{1,2}-)?\\d{4,6}(?:-\\d{4})? )?';
const MODE = `(?: ?[/(,-] ?(?:${WORKPLACES})\\)?)?`;
const WHOLE = `${POSTCODE}${TOWN}(?:, ?| )(?:${WIDE}(?:, | ))?${WIDE}(?: \\d{4,6})?|(?:Greater )?(?:${CITIES})(?: Area)?(?:, ${TOWN})?|${COUNTRIES}|${REGIONS}|\\d{5} ${TOWN}|${WORKPLACES}`;
const COMMA_WHOLE = `${POSTCODE}${TOWN}, (?:${TOWN}, )?${WIDE}(?: \\d{4,6}(?:-\\d{4})?)?|(?:${CITIES})|${COUNTRIES}|\\d{5} ${TOWN}|${WORKPLACES}`;

const PLACE = new RegExp(`^(?:${WHOLE})${MODE}$`, 'u');
const PLACE_AT_END = new RegExp(
  `(?:^|[,(|–—-] ?)(?<place>(?:${COMMA_WHOLE})${MODE})\\)?$|\\s(?<town>${TOWN}, ${WIDE}(?:, ${WIDE})?)$`,
  'u',
);

const trimmed = (text: string) => {
  const bare = text.replace(/^[\s(,|–—-]+|[\s(,|–—-]+$/g, '').trim();
  // A bracket whose beginning went with the place.
  return bare.includes('(') ? bare : bare.replace(/[\s),|–—-]+$/, '');
};

const COLLEGE_TOWN =
  /^(?:College (?:Station|Park|Place|Point)|State College|University (?:Park|City|Heights|Place))(?=,|$)/;

/** Whether it begins with a town that is named after its school. */
export const isCollegeTown = (text: string): boolean => COLLEGE_TOWN.test(text);

/** Whether the text is a place and nothing else. */
export const isPlace = (text: string): boolean => {
  const words = trimmed(text);
  return (
    words.length < 70 &&
    (isCollegeTown(words) || titleScore(words.split(',')[0] ?? '') >= 0) &&
    (PLACE.test(words) || PLACE.test(capitalised(words)))
  );
};

const capitalised = (text: string) =>
  text === text.toUpperCase()
    ? text.replace(/\p{L}+/gu, (word) =>
        word.length <= 3 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      )
    : text;

const KNOWN_TOWN = new RegExp(`^(?:${POSTCODE})(?:${CITIES})(?![\\p{L}])`, 'u');

/** Whether a place begins with a town that everybody knows. */
export const isKnownTown = (place: string): boolean => KNOWN_TOWN.test(place);

const WELL_KNOWN = new RegExp(`^(?:${COMMA_WHOLE})${MODE}$`, 'u');
const KNOWN_AT_END = new RegExp(`(?:^|\\s)(?<place>(?:${CITIES}), ${WIDE})$`, 'u');

/** Parts "Acme Corp, Austin, TX" into what stands before the place and the place; `null` without one. */
export function placeAtEnd(text: string): { before: string; place: string } | null {
  if (text.length > 160) return null;
  const known = KNOWN_AT_END.exec(text)?.groups?.place;
  if (known) return { before: trimmed(text.slice(0, text.length - known.length)), place: known };
  const pieces = text.split(/(, | \()/);
  // The shortest end that is a place wins over a town's name that swallows the words before it.
  for (const count of [3, 5, 1]) {
    if (count >= pieces.length) continue;
    const place = trimmed(pieces.slice(-count).join(''));
    if (WELL_KNOWN.test(place) && isPlace(place)) {
      return { before: trimmed(pieces.slice(0, -count).join('')), place };
    }
  }
  const { place: bounded, town } = PLACE_AT_END.exec(text)?.groups ?? {};
  const place = bounded ?? town;
  if (!place || place === text) return null;
  return { before: trimmed(text.slice(0, text.lastIndexOf(place))), place };
}
