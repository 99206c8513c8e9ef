import { table } from './table.ts';

/** Names of countries beside those of `Intl.DisplayNames`. */
const MORE_COUNTRIES = table(`United States of America, The Netherlands, England, Scotland, Wales,
  Northern Ireland, Czech Republic, Turkey, Hong Kong`);

export const REGIONS: ReadonlySet<string> = new Set(
  table(`Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho,
    Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
    Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York,
    North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina,
    South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming,
    Ontario, Quebec, Québec, British Columbia, Alberta, Manitoba, Nova Scotia, Karnataka, Maharashtra,
    Tamil Nadu, Telangana, Kerala, Gujarat, Punjab, West Bengal, Uttar Pradesh, Bavaria, Bayern, Hessen,
    Sachsen, Nordrhein-Westfalen, Catalonia, Victoria, Queensland, New South Wales`),
);

/** The short names of states, provinces and countries. */
export const STATES: ReadonlySet<string> = new Set(
  table(`AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT,
    NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC, D.C., PR, AB,
    BC, MB, NB, NL, NS, ON, PE, QC, SK, NSW, VIC, QLD, ACT, TAS, UK, U.K., US, USA, U.S., U.S.A., UAE, NRW`),
);

/** Towns that are common without a country. */
export const TOWNS: ReadonlySet<string> = new Set(
  table(`New York, New York City, NYC, Los Angeles, San Francisco, San Francisco Bay Area, San Diego, San Jose,
    College Station, College Park, Chicago, Houston, Austin, Dallas, Boston, Seattle, Denver, Atlanta, Miami, Philadelphia, Phoenix, Portland,
    Detroit, Minneapolis, Washington D.C., Washington DC, Las Vegas, Nashville, Toronto, Vancouver, Montreal,
    Montréal, Ottawa, Calgary, London, Manchester, Birmingham, Leeds, Bristol, Liverpool, Edinburgh, Glasgow,
    Cardiff, Belfast, Dublin, Cambridge, Oxford, Paris, Lyon, Marseille, Toulouse, Bordeaux, Nantes, Lille,
    Madrid, Barcelona, Valencia, Sevilla, Seville, Lisbon, Porto, Rome, Roma, Milan, Milano, Turin, Torino,
    Naples, Amsterdam, Rotterdam, Utrecht, The Hague, Brussels, Antwerp, Zurich, Zürich, Geneva, Basel, Bern,
    Vienna, Wien, Graz, Salzburg, Linz, Innsbruck, Berlin, Hamburg, München, Munich, Köln, Cologne, Frankfurt,
    Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dresden, Hannover, Nürnberg, Bremen, Essen, Dortmund,
    Bonn, Münster, Mannheim, Karlsruhe, Freiburg, Heidelberg, Chemnitz, Copenhagen, Stockholm, Gothenburg,
    Oslo, Helsinki, Warsaw, Kraków, Krakow, Prague, Budapest, Bucharest, Sofia, Athens, Istanbul, Ankara, Kyiv,
    Moscow, Tel Aviv, Cairo, Lagos, Nairobi, Accra, Johannesburg, Cape Town, Dubai, Abu Dhabi, Karachi, Lahore,
    Mumbai, New Delhi, Delhi, Bengaluru, Bangalore, Hyderabad, Chennai, Pune, Kolkata, Ahmedabad, Gurgaon,
    Gurugram, Noida, Beijing, Shanghai, Shenzhen, Hong Kong, Taipei, Tokyo, Osaka, Kyoto, Seoul, Singapore,
    Kuala Lumpur, Jakarta, Bangkok, Manila, Hanoi, Sydney, Melbourne, Brisbane, Perth, Auckland, Wellington,
    Mexico City, Guadalajara, São Paulo, Rio de Janeiro, Buenos Aires, Santiago, Bogotá, Lima`),
);

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The names of all countries in the languages that we read, from the runtime's data. */
function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => display.of(code)?.replace(/ \(.*|’/g, '') ?? []);
  });
  return [...names, ...MORE_COUNTRIES];
}

let countries: ReadonlySet<string> | undefined;

/** Whether a text is the name of a country. */
export const isCountry = (text: string): boolean => {
  countries ??= new Set(countryNames());
  return countries.has(text.replace(/’/g, ''));
};
