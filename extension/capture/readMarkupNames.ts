import { LIMITS } from '#domain/contract/limits.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import { isCompanyName, isEmploymentType, isLocation, isPay } from './fieldText.ts';
import { isOutsideContent } from './isOutsideContent.ts';
import type { PartialDraft } from './leadDraft.ts';
import { namesOf, nameTokens } from './nameTokens.ts';
import { titleHeading } from './pageTexts.ts';
import { plainText } from './plainText.ts';

type Field = 'company' | 'location' | 'compensationRange' | 'employmentType';

/** Words at the end of a name that say what the element is, not what it holds. */
const SUFFIX =
  /^(?:text|value|wrapper|container|content|item|info|block|field|link|line|data|box|row|span|heading|display)$/;
/** Words that give a part another meaning: the visitor's place, the label, an icon. */
const OTHER =
  /^(?:search|filter|user|my|input|select|label|icon|logo|form|nav|menu|candidate|applicant|preferred|picker|alert|button|btn|toggle|map|image|img|count|size|type|rating|review|reviews|website|url|description|about|card|list|listing|social)$/;

const PAY = /^(?:salary|compensation|pay|payrange|remuneration)$/;

const isEmployer =
  /^(?:company|employer|advertiser|organi[sz]ation|recruiter|org|arbeitgeber|unternehmen|firma|entreprise|empresa|azienda|bedrijf|werkgever)$/;
const isEmployment = /^(?:employment|job|work|contract|position|commitment|schedule)$/;

/** The field that a markup name stands for: `job-detail-location`, `company_name`, `work-type`. */
export function fieldOf(name: string): Field | null {
  const tokens = nameTokens(name).filter((token) => token.length > 2);
  while (SUFFIX.test(tokens.at(-1) ?? '')) tokens.pop();
  const last = tokens.pop() ?? '';
  const before = tokens.at(-1) ?? '';
  // `salaryInfoAndJobType` holds more than the pay; the part that is pay is looked up inside.
  if (
    [...tokens, last].some((token) => PAY.test(token)) &&
    !tokens.some((token) => OTHER.test(token))
  ) {
    return 'compensationRange';
  }
  if (last === 'type' || last === 'types')
    return isEmployment.test(before) ? 'employmentType' : null;
  if (last === 'commitment' && tokens.length <= 2) return 'employmentType';
  if (tokens.some((token) => OTHER.test(token)) || OTHER.test(last)) return null;
  if (
    /^(?:locations?|standort|arbeitsort|einsatzort|lieu|ubicacion|localidad|localisation|standplaats)$/.test(
      last,
    )
  )
    return 'location';
  if (last === 'name' && isEmployer.test(before)) return 'company';
  return isEmployer.test(last) || last === 'companyname' ? 'company' : null;
}

const ACCEPTS: Record<Field, (text: string) => boolean> = {
  company: isCompanyName,
  location: isLocation,
  compensationRange: isPay,
  employmentType: isEmploymentType,
};

/** A page with more parts of one name is mostly a list of other postings. */
const MOST_LOOKED_AT = 200;

interface Candidate {
  element: Element;
  name: string;
  text: string;
}

/** Whether the element is one of several cards with the same part: a list of other postings. */
function isInRepeatedCard({ element, name }: Candidate, all: Candidate[]): boolean {
  const card = element.parentElement?.closest('li, article, tr, [role="listitem"]');
  return (
    card != null &&
    all.some(
      (other) =>
        other.name === name &&
        !card.contains(other.element) &&
        other.element.parentElement?.closest('li, article, tr, [role="listitem"]')
          ?.parentElement === card.parentElement,
    )
  );
}

const PRECEDING = 2;

/** The candidate next to the title: the first one after it, otherwise the first of the page. */
function nearest(candidates: Candidate[], title: Element | undefined): Candidate | undefined {
  const isAfter = ({ element }: Candidate) =>
    !title || !(title.compareDocumentPosition(element) & PRECEDING);
  return candidates.find(isAfter) ?? candidates[0];
}

/** Several elements of one list, such as places: "Berlin; Munich". */
function withSiblings(chosen: Candidate, all: Candidate[]): string {
  const { parentElement } = chosen.element;
  const texts = all
    .filter(({ element, name }) => name === chosen.name && element.parentElement === parentElement)
    .map(({ text }) => text);
  const line = [...new Set(texts)].join('; ');
  return texts.length <= 6 && line.length <= LIMITS.location ? line : chosen.text;
}

function text(document: Document, element: Element): string {
  const [first = '', ...rest] = plainText(element, 600)
    .split('\n')
    .filter((line) => line !== '');
  // "Location\nBerlin": the part holds its own label.
  const isLabel =
    /^(?:[\p{L} ]{2,25}:|locations?|company|salary|time type|job type|employment type)$/iu;
  const line = isLabel.test(first) ? (rest[0] ?? '') : rest.length > 4 ? '' : first;
  return cleanLine(document, line.replace(/^•\s*/, '').replace(/^[\p{L} ]{2,25}:\s+/u, ''))
    .replace(/^(?:at|bei|in)\s+(?=\p{Lu})/u, '')
    .replace(/(?<!\s)\s*[,·|–-]$/, '');
}

/** Reads the parts of a posting that class names and test attributes name. */
export function readMarkupNames(document: Document, _url: string): PartialDraft {
  const found: Record<Field, Candidate[]> = {
    company: [],
    location: [],
    compensationRange: [],
    employmentType: [],
  };
  const fields = new Map<string, Field | null>();
  const looked: Record<Field, number> = {
    company: 0,
    location: 0,
    compensationRange: 0,
    employmentType: 0,
  };
  for (const element of document.querySelectorAll('body *')) {
    if (element.attributes.length === 0) continue;
    for (const name of namesOf(element)) {
      const known = fields.get(name);
      const field = known === undefined ? fieldOf(name) : known;
      if (known === undefined) fields.set(name, field);
      if (!field || looked[field] >= MOST_LOOKED_AT) continue;
      looked[field] += 1;
      if (isOutsideContent(element)) continue;
      const parts = field === 'compensationRange' ? Array.from(element.children) : [];
      const value =
        parts.map((part) => text(document, part)).find(isPay) ?? text(document, element);
      if (ACCEPTS[field](value)) found[field].push({ element, name, text: value });
      break;
    }
  }
  const heading = titleHeading(document);
  const read = (field: Field): string => {
    const all = found[field];
    const chosen = nearest(
      all.filter((candidate) => !isInRepeatedCard(candidate, all)),
      heading?.element,
    );
    if (!chosen) return '';
    return field === 'location' ? withSiblings(chosen, all) : chosen.text;
  };
  return {
    company: read('company'),
    location: read('location'),
    compensationRange: read('compensationRange'),
    employmentType: employmentTypes([read('employmentType')]),
  };
}
