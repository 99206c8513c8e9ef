import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import { isCompanyName, isEmploymentType, isLocation, isPay } from './fieldText.ts';
import { isJobBoard } from './isJobBoard.ts';
import { isOutsideContent } from './isOutsideContent.ts';
import { LARGE_CITIES } from './largeCities.ts';
import type { PartialDraft } from './leadDraft.ts';
import { pageTitles, titleHeading } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { isRole } from './titlePatterns.ts';

/** Names of countries in English and in the page's language. */
function countryNames(language: string): Set<string> {
  const names = new Set<string>([
    'USA',
    'UK',
    'England',
    'Scotland',
    'Wales',
    'UAE',
    'Deutschland',
  ]);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const locale of new Set(['en', /^[a-z]{2}\b/.exec(language)?.[0] ?? 'en'])) {
    const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = countries.of(code);
      if (name && code !== 'ZZ') names.add(name);
    }
  }
  return names;
}

const REGION_CODE = /^[A-Z]{2,3}(?: \w{4,7})?$/;
/** Two letters after a comma that name a department more often than a place. */
const DEPARTMENT = /^(?:IT|HR|PR|QA|UX|UI|AI|ML|BI|VP|PM|EU)$/;
const REMOTE =
  /^(?:(?:fully |100 ?% )?remote|anywhere(?: in the world)?|home ?office|worldwide)(?:\s?[-–,(/|].{2,60})?$/i;

/** "Austin, TX", "Porto, Portugal", "Remote - Canada". Another lone word may as well be a department. */
function isCertainPlace(text: string, countries: Set<string>): boolean {
  if (REMOTE.test(text)) return true;
  if (!isLocation(text)) return false;
  // "Berlin or Munich", "Hybrid - London", "London (Remote)".
  const names = text
    .split(/(?<!\s)\s*(?:[,/;(–-]|\bor\b|\band\b|&)\s*/)
    .filter((name) => name !== '');
  if (names.length <= 5 && names.some((name) => LARGE_CITIES.has(name))) return true;
  const parts = text.split(', ');
  const last = (parts.at(-1) ?? '').replace(/(?<!\s)\s*\([^()]*\)$/, '');
  if (parts.length < 2 || parts.some((part) => !/^[\p{Lu}\d]/u.test(part))) return false;
  return countries.has(last) || (REGION_CODE.test(last) && !DEPARTMENT.test(last));
}

/** Pictures before a fact: "📍 Porto", "💰 €45–52k". */
const PICTURES = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+/u;
const MAP_PIN = /^📍/u;

const FARTHEST = 12;
const LONGEST = 160;

/** The short texts that follow an element in the page, up to the first long one. */
function textsAfter(element: Element): string[] {
  const texts: string[] = [];
  let node: Element = element;
  for (let level = 0; level < 4 && texts.length < FARTHEST; level += 1) {
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
      for (const line of leafTexts(next)) {
        if (line.length > LONGEST || texts.length >= FARTHEST) return texts;
        texts.push(line);
      }
    }
    const parent: Element | null = node.parentElement;
    if (!parent || parent.localName === 'body') break;
    node = parent;
  }
  return texts;
}

/** The text of an element, divided where an empty element draws a line or a dot. */
function dividedTexts(element: Element): string[] {
  const nodes = Array.from(element.childNodes);
  const isDivider = (node: Node) => node.nodeName === 'SPAN' && node.textContent === '';
  if (!nodes.some(isDivider)) return [plainText(element, 1_000)];
  return nodes.map((node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** The texts of an element, each inline element apart from its neighbors. */
function leafTexts(element: Element): string[] {
  const inner = Array.from(element.children);
  const hasText = Array.from(element.childNodes).some(
    (node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '',
  );
  const isWhole = hasText || inner.length === 0 || inner.length > 20;
  if (isWhole)
    return dividedTexts(element)
      .flatMap((text) => text.split('\n'))
      .filter((line) => line !== '');
  return inner.flatMap((child) => leafTexts(child).slice(0, FARTHEST));
}

/** An address on a board that is the page of an employer. */
const EMPLOYER_PATH =
  /\/(?:company|companies|cmp|employers?|org|organi[sz]ations?|unternehmen|firm(?:a|en)|entreprises?|empresas?|aziend[ae]|bedrij(?:f|ven))\/[^/?#]/i;

/** The text of the first link near the heading that leads to an employer's page. */
function linkedEmployer(document: Document, heading: Element): string {
  let area: Element | null = heading.parentElement;
  for (let level = 0; area && level < 3; level += 1) {
    if (level > 0 && area.localName === 'body') break;
    for (const link of Array.from(area.querySelectorAll('a[href]')).slice(0, 40)) {
      if (!EMPLOYER_PATH.test(link.getAttribute('href') ?? '') || isOutsideContent(link)) continue;
      const name = cleanLine(document, plainText(link, 300));
      if (isCompanyName(name)) return name;
    }
    area = area.parentElement;
  }
  return '';
}

/** On a board, the heading right below the job's: an employer if the page's title names it, too. */
function headedEmployer(document: Document, url: string, heading: Element): string {
  const next = heading.nextElementSibling;
  if (!next || !/^h[1-4]$/.test(next.localName) || !isJobBoard(document, url)) return '';
  const name = cleanLine(document, plainText(next, 300));
  const isInTitle = pageTitles(document).some((title) => title.includes(name));
  return isInTitle && isCompanyName(name) && !isRole(name) ? name : '';
}

/** Reads the unlabelled facts under a posting's title: "Austin, TX · Full-time · $185k – $220k". */
export function readFactsUnderTitle(document: Document, url: string): PartialDraft {
  const heading = titleHeading(document);
  if (!heading) return {};
  const lines = textsAfter(heading.element)
    .flatMap((text) => text.split(/(?<!\s)(?:\s*[·•|]\s*|\s+[–-]\s+(?=(?:full|part)[- ]?time))/i))
    .map((text) => text.trim());
  const texts = lines.map((line) => line.replace(PICTURES, ''));
  const pinned = lines.find((line) => MAP_PIN.test(line))?.replace(PICTURES, '') ?? '';
  const countries = countryNames(document.documentElement?.getAttribute('lang') ?? 'en');
  return {
    company:
      linkedEmployer(document, heading.element) || headedEmployer(document, url, heading.element),
    location: isLocation(pinned)
      ? pinned
      : (texts.find((text) => isCertainPlace(text, countries)) ?? ''),
    compensationRange:
      texts.find((text) => isPay(text) && /^\D*\d[^-–—]*[-–—].*\d|\bper\b|\//i.test(text)) ?? '',
    employmentType: employmentTypes([texts.find(isEmploymentType) ?? '']),
  };
}
