import { anyOf } from '#domain/words/phrases.ts';

const NOTE =
  / ?[([](?:[a-z](?: ?[/|*] ?[a-z]){1,4}|all genders?|gn|(?:part|full)[- ]?time|remote|hybrid|on-?site|contract(?:or)?|temporary|permanent|\d{1,3} ?%)[)\]]/gi;
const PREFIX =
  /^(?:(?:job|open|current|new|now)\s+)?(?:openings?|vacancy|position|job|hiring|we(?:['’]re| are) hiring)(?: an?| for an?)?\s*[:–—-]\s*|^we(?:['’]re| are) hiring(?: an?)?\s+/i;
/** 'Annapolis, MD', 'Remote', '#4711' */
const PLACE =
  /^(?:[\p{L}. ]+, \p{Lu}{2}|remote|hybrid|on-?site|(?:part|full)[- ]?time|(?:req|id|ref|#).*\d)$/iu;
const LEGAL_FORM =
  /,? (?:Inc|LLC|(?:Pty\.? |Pvt\.? |Private )?(?:Ltd|Limited)|Pty|GmbH(?: & Co\. KG)?|AG|Corp|Corporation|PLC|BV|AS|AB|Oy|SAS|SARL|S\.A|S\.p\.A|S\.r\.l|A\/S)\.?$/i;

/** Words of at least `shortest` letters with a capital first letter only: 'QA ENGINEER' -> 'QA Engineer'. */
const capitalized = (text: string, shortest: number): string =>
  text.replace(
    new RegExp(`\\p{L}{${shortest},}`, 'gu'),
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );

const SMALL_WORD = /^(?:of|the|and|in|for|at)$/i;

/**
 * A name for a sentence: 'ACADEMY OF FINE ARTS' -> 'Academy of Fine Arts'. A name with a short word that
 * may be an abbreviation stays as it is, like 'SAP LABS' and 'NEW YORK UNIVERSITY'.
 */
export function withoutCapitals(name: string): string {
  const words = name.split(' ');
  const isUnclear = (word: string) => /^[A-Z]{1,3}$/.test(word) && !SMALL_WORD.test(word);
  if (words.length === 1 && /^\p{Lu}{7,}$/u.test(name)) return capitalized(name, 7);
  if (words.length === 1 || name !== name.toUpperCase() || words.some(isUnclear)) return name;
  return words
    .map((word, index) => {
      if (!SMALL_WORD.test(word)) return capitalized(word, 4);
      return index === 0 ? capitalized(word, 1) : word.toLowerCase();
    })
    .join(' ');
}

/** A company's name in a sentence: without its legal form, and with 'the' in small letters. */
export const companyName = (company: string): string =>
  withoutCapitals(
    company
      .replace(/[®™©]/g, '')
      .trim()
      .replace(/ ?\([^()]*\)$/, '')
      .replace(LEGAL_FORM, ''),
  ).replace(/^The (?=\p{Lu})/u, 'the ');

/** "University of Oslo", "Center for the Arts", and names that start with an adjective. */
const OF_PLACE = anyOf({
  en: `university | college | institute | department | ministry | office | school | faculty | bureau | government | state
    | city | center | centre | museum | church | academy | network | association | society | council | shelter
    | federation | agency`,
});
const ADJECTIVE = /^(?:united (?:states|nations|kingdom)|national|royal|federal|european)\b/i;

/** Whether an English name takes "the". What stands before "University of" has capitals: "Open University of". */
function needsArticle(name: string): boolean {
  const place = OF_PLACE.exec(name);
  const before = name.slice(0, place?.index);
  const isPlace = place && /^ (?:of|for) /i.test(name.slice(place.index + place[0].length));
  return ADJECTIVE.test(name) || (isPlace === true && !/(?<!\p{L})(?!and )\p{Ll}/u.test(before));
}

/** An employer or a school in a sentence: 'the University of Oslo'. */
export const nameInSentence = (name: string): string =>
  needsArticle(name) ? `the ${name}` : name.replace(/^The (?=\p{Lu})/u, 'the ');

const SMALL_WORDS =
  /(?<=\s)(?:of|the|and|in|for|at|de|du|des|ou|et|la|le|und|für|y|o|del|el)(?=\s)/giu;

/** A job title in a sentence: 'DEVELOPER (m/f/d) - Acme - Boston, MA' -> 'Developer'. */
export function plainTitle(title: string, employer: string): string {
  const company = companyName(employer);
  const withoutNotes = title.trim().replace(/\s+/g, ' ').replace(PREFIX, '').replace(NOTE, '');
  // Behind a bar come places and tools.
  const [named = ''] = withoutNotes.split(' | ');
  const [first = '', ...others] = named.split(/ [-–—] /);
  const kept = others.filter(
    (part) =>
      !PLACE.test(part) && !(company !== '' && part.toLowerCase().includes(company.toLowerCase())),
  );
  const text = [first, ...kept].join(' – ').trim();
  const atCompany = ` at ${company}`.toLowerCase();
  const role =
    company !== '' && text.toLowerCase().endsWith(atCompany)
      ? text.slice(0, -atCompany.length)
      : text;
  const isShouted = role.length > 6 && role === role.toUpperCase();
  return isShouted ? capitalized(role, 3).replace(SMALL_WORDS, (word) => word.toLowerCase()) : role;
}
