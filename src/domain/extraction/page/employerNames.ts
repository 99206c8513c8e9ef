import { isCompanyName } from '#domain/extraction/fieldText.ts';
import { isOfType, jsonLdObjects } from '#domain/extraction/jsonLdObjects.ts';
import postingPages from '#domain/words/data/postingPages.json' with { type: 'json' };
import { cleanLine } from './cleanText.ts';
import type { Page } from './page.ts';
import { comparable, headings, metaText, pageTitles, SEPARATOR } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { namesInAddress } from './siteAddress.ts';

/** Words around an employer's name on its careers pages, before and after it. */
const CAREERS = Object.values(postingPages.jobLists).flat().join('|');
const BEFORE = new RegExp(
  `^(?:(?:jobs?|career|working|life|${CAREERS}) (?:at|bei|with|for|chez|en|bij|hos|@|[-–|])\\s+|(?:join|about|über)\\s+(?=\\p{Lu}))`,
  'iu',
);
const AFTER = new RegExp(
  `(?:['’]s?|(?<!\\s))\\s+(?:[-–|]\\s+)?(?:${CAREERS}|job|(?:job|career|careers) (?:site|page|portal|board)|recruiting|talent|hiring|(?:company )?logo|website)$`,
  'i',
);

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
  if (whole === address || (whole.length > 3 && address.startsWith(whole))) return true;
  const words = name.split(/[\s,-]+/).filter((word) => comparable(word) !== '');
  // "Acme Labs GmbH" at acmelabs.com, "International Business Machines" at ibm.com.
  const isStart = words.some((_, at) => comparable(words.slice(0, at + 1).join('')) === address);
  const initials = words.map((word) => word.charAt(0)).join('');
  return isStart || (words.length > 2 && comparable(initials) === address);
}

/** The names that the page uses for its site, employer or publisher. */
export function namesOnPage(page: Page): string[] {
  const { document } = page;
  const organizations = jsonLdObjects(document)
    .filter((object) => isOfType(object, /^(?:Organization|Corporation|LocalBusiness|WebSite)$/i))
    .map(({ name }) => (typeof name === 'string' ? cleanLine(document, name) : ''));
  const images = [...document.querySelectorAll('img[alt]')]
    .slice(0, 30)
    .map((image) => cleanLine(document, image.getAttribute('alt') ?? ''));
  const segments = pageTitles(page)
    .flatMap((title) => title.split(SEPARATOR))
    // "Acme: tools for everyone".
    .map((segment) => segment.split(': ')[0] ?? '');
  // "CAREERS AT ACME".
  const careers = headings(page)
    .map(({ text }) => text)
    .filter((text) => withoutCareerWords(text) !== text);
  const sites = [metaText(page, 'og:site_name'), metaText(page, 'application-name')];
  return [...sites, ...organizations, ...segments, ...careers, ...images]
    .map(withoutCareerWords)
    .filter(isCompanyName);
}

/** A name of the address as the text spells it at least twice: "AcmeLabs" for acmelabs.com. */
function spelledInText({ document }: Page, name: string): string {
  const letters = [...name].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, ''));
  const pattern = letters.filter(Boolean).join("[\\s.&'’-]?");
  if (pattern === '') return '';
  const text = plainText(document.body);
  const word = new RegExp(`(?<![\\p{L}\\p{N}@./])${pattern}(?![\\p{L}\\p{N}@]|\\.\\w)`, 'giu');
  const spelled = (text.match(word) ?? []).filter((match) => /\p{Lu}/u.test(match));
  const [first = ''] = spelled;
  return spelled.length > 1 && isCompanyName(first) ? first.replace(/\s+/g, ' ').trim() : '';
}

/**
 * The employer that both the address and the page name, spelled as on the page; '' without one.
 * `isOther` tells names that can't be the employer's, such as the job's title.
 */
export function employerByAddress(page: Page, isOther: (name: string) => boolean): string {
  const inAddress = namesInAddress(page.url);
  const known = namesOnPage(page).filter((name) => !isOther(name));
  const match = inAddress
    .map((name) => known.find((candidate) => isSameName(candidate, name)))
    .find((name) => name !== undefined);
  if (match) return match;
  // The last one is the registered name, or the employer's on a recruiting system.
  const spelled = spelledInText(page, inAddress.at(-1) ?? '');
  return isOther(spelled) ? '' : spelled;
}
