import { LIMITS } from '#domain/contract/limits.ts';
import {
  isCompanyName,
  isEmploymentType,
  isLocation,
  isPay,
} from '#domain/extraction/fieldText.ts';
import { isSection } from '#domain/extraction/isSection.ts';
import { table } from '#domain/words/table.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import type { PartialDraft } from './leadDraft.ts';
import { namesOf, nameTokens } from './nameTokens.ts';
import type { Page } from './page.ts';
import { headings, pageTitles } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { titleHeading } from './titleHeading.ts';

type Field = 'title' | 'company' | 'location' | 'compensationRange' | 'employmentType';

/** Words at the end of a name that say what the element is, not what it holds. */
const SUFFIX =
  /^(?:text|value|wrapper|container|content|item|info|block|field|link|line|data|box|row|span|heading|display)$/;
/** Words that give a part another meaning: the visitor's place, the label, an icon. */
const OTHER = new Set(
  table(`search, filter, user, my, input, select, label, icon, logo, form, nav, menu,
    candidate, applicant, preferred, picker, alert, button, btn, toggle, map, image, img, count,
    size, type, rating, review, reviews, website, url, description, about, card, list, listing, social`),
);

const PAY = /^(?:salary|compensation|pay|payrange|remuneration)$/;
const PLACE =
  /^(?:locations?|standort|arbeitsort|einsatzort|lieu|ubicacion|localidad|localisation|standplaats)$/;
const isPosting = /^(?:jobs?|posting|position|vacancy|role|opening|offer|stellen?|vacature)$/;
const isEmployer =
  /^(?:company|employer|advertiser|organi[sz]ation|recruiter|org|arbeitgeber|unternehmen|firma|entreprise|empresa|azienda|bedrijf|werkgever)$/;
const isEmployment = /^(?:employment|job|work|contract|position|commitment|schedule)$/;

/** The field that a markup name stands for: `job-detail-location`, `company_name`, `work-type`. */
export function fieldOf(name: string): Field | null {
  const tokens = nameTokens(name).filter((token) => token.length > 2);
  while (SUFFIX.test(tokens.at(-1) ?? '')) tokens.pop();
  const last = tokens.at(-1) ?? '';
  const before = tokens.at(-2) ?? '';
  const isOther = tokens.slice(0, -1).some((token) => OTHER.has(token));
  // `salaryInfoAndJobType` holds more than the pay; the part that is pay is looked up inside.
  if (tokens.some((token) => PAY.test(token)) && !isOther) return 'compensationRange';
  if (/^types?$/.test(last)) return isEmployment.test(before) ? 'employmentType' : null;
  if (last === 'commitment' && tokens.length <= 3) return 'employmentType';
  if (isOther || OTHER.has(last)) return null;
  if (PLACE.test(last)) return 'location';
  if (last === 'title') return isPosting.test(before) ? 'title' : null;
  if (last === 'name') return isEmployer.test(before) ? 'company' : null;
  return isEmployer.test(last) || last === 'companyname' ? 'company' : null;
}

const ACCEPTS: Record<Field, (text: string) => boolean> = {
  title: (text) => text.length > 2 && text.length <= LIMITS.title && !isSection(text),
  company: isCompanyName,
  location: isLocation,
  compensationRange: isPay,
  employmentType: isEmploymentType,
};

interface Candidate {
  element: Element;
  name: string;
  text: string;
}

/** More parts of one kind are a list of other postings. */
const MOST_PARTS = 100;

/** Whether the same part with another text stands below one ancestor, apart from the heading. */
function isInCard(part: Candidate, all: Candidate[], heading: Element | undefined): boolean {
  return all.some((other) => {
    const isSame = other.name === part.name && other.text !== part.text;
    if (!isSame || other.element.parentElement === part.element.parentElement) return false;
    let ancestor: Element | null = part.element;
    while (ancestor && !ancestor.contains(other.element)) ancestor = ancestor.parentElement;
    return !heading || !ancestor?.contains(heading);
  });
}

function text(element: Element): string {
  const [first = '', ...rest] = plainText(element, 600)
    .split('\n')
    .filter((line) => line !== '');
  // "Location\nBerlin": the part holds its own label.
  const isLabel =
    /^(?:[\p{L} ]{2,25}:|locations?|company|salary|time type|job type|employment type)$/iu;
  const line = isLabel.test(first) ? (rest[0] ?? '') : rest.length > 4 ? '' : first;
  return cleanLine(
    element.ownerDocument,
    line.replace(/^•\s*/, '').replace(/^[\p{L} ]{2,25}:\s+/u, ''),
  )
    .replace(/^(?:at|bei|in)\s+(?=\p{Lu})/u, '')
    .replace(/(?<!\s)\s*[,·|–-]$/, '');
}

/** Reads the parts of a posting that class names and test attributes name. */
export function readMarkupNames(page: Page): PartialDraft {
  const found = new Map<Field, Candidate[]>();
  const fields = new Map<string, Field | null>();
  for (const element of page.content.body.querySelectorAll('*')) {
    for (const name of namesOf(element)) {
      const field = fields.get(name) ?? fieldOf(name);
      fields.set(name, field);
      if (!field) continue;
      const parts = found.get(field) ?? [];
      found.set(field, parts);
      if (parts.length >= MOST_PARTS) break;
      const inner = field === 'compensationRange' ? [...element.children] : [];
      const value = inner.map(text).find(isPay) ?? text(element);
      if (ACCEPTS[field](value)) parts.push({ element, name, text: value });
      break;
    }
  }
  const heading = titleHeading(headings(page), pageTitles(page))?.element;
  const read = (field: Field): string => {
    const all = found.get(field) ?? [];
    const parts = all.filter((part) => !isInCard(part, all, heading));
    // The first one after the heading, otherwise the first of the page.
    const isAfter = ({ element }: Candidate) =>
      !heading || !(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    return (parts.find(isAfter) ?? parts[0])?.text ?? '';
  };
  return {
    title: read('title'),
    company: read('company'),
    location: read('location'),
    compensationRange: read('compensationRange'),
    employmentType: employmentTypes([read('employmentType')]),
  };
}
