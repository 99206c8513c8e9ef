import { cleanLine } from './cleanText.ts';
import { isCompanyName } from './fieldText.ts';
import { isOfType, jsonLdObjects } from './jsonLdObjects.ts';
import { comparable, metaText, pageTitles } from './pageTexts.ts';
import { namesInAddress } from './siteAddress.ts';
import { SEPARATOR } from './titlePatterns.ts';

/** Words around an employer's name on its careers pages, before and after it. */
const BEFORE =
  /^(?:(?:careers?|jobs?|karriere|stellen(?:angebote|anzeigen)?|offene stellen|work(?:ing)?|open (?:positions|roles)|opportunities|current openings|vacancies|life|join|offres d'emploi|emplois?|trabaja|empleos?|vacatures|lediga jobb)\s+(?:at|bei|with|for|chez|en|bij|hos|@|[-–|])\s+|join\s+(?=\p{Lu})|about\s+(?=\p{Lu})|über\s+(?=\p{Lu}))/iu;
const AFTER =
  /(?:['’]s?|(?<!\s))\s+(?:[-–|]\s+)?(?:careers?(?: (?:site|page|portal|center|hub))?|jobs?(?: (?:board|portal|site|page))?|karriere(?:portal|seite)?|stellenangebote|recruit(?:ing|ment)|talent|hiring|logo|home ?page|website|on notion)$/i;

/** The employer's name without what careers pages put around it: "Acme" of "Careers at Acme". */
export function withoutCareerWords(text: string): string {
  const name = text
    .trim()
    .replace(/^©?\s*(?:\d{4}\s+)?/, '')
    .replace(BEFORE, '');
  return name.replace(AFTER, '').replace(AFTER, '').trim();
}

/** Whether a name as pages write it stands for a name as addresses write it, such as "acmelabs". */
export function isSameName(name: string, inAddress: string): boolean {
  const address = comparable(inAddress);
  const whole = comparable(name);
  if (whole.length < 2 || address.length < 2) return false;
  if (whole === address) return true;
  if (whole.length > 3 && address.startsWith(whole)) return true;
  const words = name.split(/[\s,-]+/).filter((word) => comparable(word) !== '');
  // "Acme Labs GmbH" at acmelabs.com, "International Business Machines" at ibm.com.
  const isStart = words.some((_, at) => comparable(words.slice(0, at + 1).join('')) === address);
  // "Hotel Adlon" at adlon.example.
  const isProperName = words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word));
  const isEnd =
    isProperName &&
    address.length > 3 &&
    words.some((_, at) => comparable(words.slice(at).join('')) === address);
  const initials = words.map((word) => word.charAt(0)).join('');
  return isStart || isEnd || (words.length > 2 && comparable(initials) === address);
}

/** The names that the page uses for its site, employer or publisher. */
export function namesOnPage(document: Document): string[] {
  const organizations = jsonLdObjects(document)
    .filter((object) => isOfType(object, /^(?:Organization|Corporation|LocalBusiness|WebSite)$/i))
    .map(({ name }) => (typeof name === 'string' ? cleanLine(document, name) : ''));
  const images = Array.from(document.querySelectorAll('img[alt]'))
    .slice(0, 30)
    .map((image) => cleanLine(document, image.getAttribute('alt') ?? ''))
    .filter((alt) => alt.length < 60);
  const segments = pageTitles(document)
    .flatMap((title) => title.split(SEPARATOR))
    // "Acme: tools for everyone".
    .map((segment) => segment.split(': ')[0] ?? '');
  const sites = [metaText(document, 'og:site_name'), metaText(document, 'application-name')];
  return [...sites, ...organizations, ...segments, ...images]
    .map(withoutCareerWords)
    .filter(isCompanyName);
}

/** The way a page spells a name that its address holds in lower case: "AcmeLabs" for "acmelabs". */
function spelledInText(document: Document, name: string): string {
  const letters = [...name].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, ''));
  const pattern = letters.filter(Boolean).join("[\\s.&'’-]?");
  const text = (document.body?.textContent ?? '').slice(0, 200_000);
  const matches =
    text.match(new RegExp(`(?<![\\p{L}\\p{N}@./])${pattern}(?![\\p{L}\\p{N}@]|\\.\\w)`, 'giu')) ??
    [];
  const spelled = matches.find((match) => /\p{Lu}/u.test(match) && isCompanyName(match));
  return spelled?.replace(/\s+/g, ' ').trim() ?? '';
}

/**
 * The employer that both the address and the page name, spelled as on the page; '' without one.
 * `isOther` tells names that can't be the employer's, such as the job's title.
 */
export function employerByAddress(
  document: Document,
  url: string,
  isOther: (name: string) => boolean,
): string {
  const known = namesOnPage(document).filter((name) => !isOther(name));
  const names = namesInAddress(url);
  for (const name of names) {
    const match = known.find((candidate) => isSameName(candidate, name));
    if (match) return match;
  }
  for (const name of names) {
    const match = spelledInText(document, name);
    if (match && !isOther(match)) return match;
  }
  return '';
}
