const NOTE =
  / ?[([](?:[a-z](?: ?[/|*] ?[a-z]){1,4}|all genders?|gn|(?:part|full)[- ]?time|remote|hybrid|on-?site|contract(?:or)?|temporary|permanent|\d{1,3} ?%)[)\]]/gi;
const PREFIX =
  /^(?:(?:job|open|current|new|now)\s+)?(?:openings?|vacancy|position|job|hiring|we(?:['’]re| are) hiring)(?: an?| for an?)?\s*[:–—-]\s*|^we(?:['’]re| are) hiring(?: an?)?\s+/i;
/** 'Annapolis, MD', 'Remote', '#4711' */
const PLACE =
  /^(?:[\p{L}. ]+, \p{Lu}{2}|remote|hybrid|on-?site|(?:part|full)[- ]?time|(?:req|id|ref|#).*\d)$/iu;
const LEGAL_FORM =
  /,? (?:Inc|LLC|(?:Pty\.? |Pvt\.? |Private )?(?:Ltd|Limited)|Pty|GmbH(?: & Co\. KG)?|AG|Corp|Corporation|PLC|BV|AS|AB|Oy|SAS|SARL|S\.A|S\.p\.A|S\.r\.l|A\/S)\.?$/i;

/** A company's name in a sentence: without its legal form, and with 'the' in small letters. */
export const companyName = (company: string): string =>
  company
    .replace(/[®™©]/g, '')
    .trim()
    .replace(/ ?\([^()]*\)$/, '')
    .replace(LEGAL_FORM, '')
    .replace(/^The (?=\p{Lu})/u, 'the ');

/** A job title in a sentence: 'Developer (m/f/d) - Acme - Boston, MA' -> 'Developer'. */
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
  const isAtEnd = company !== '' && text.toLowerCase().endsWith(atCompany);
  return calm(isAtEnd ? text.slice(0, -atCompany.length) : text);
}

/** 'QA ENGINEER' -> 'QA Engineer' */
const calm = (title: string): string =>
  title.length > 6 && title === title.toUpperCase()
    ? title.replace(/\p{L}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : title;
