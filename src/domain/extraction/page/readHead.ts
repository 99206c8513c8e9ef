import { isNamedRole } from '#domain/extraction/factsOfPost.ts';
import {
  isCompanyName,
  isEmploymentType,
  isLocation,
  isPay,
} from '#domain/extraction/fieldText.ts';
import { isoDate } from '#domain/extraction/isoDate.ts';
import { isSection } from '#domain/extraction/isSection.ts';
import { factsOfLabel } from '#domain/extraction/labeledFacts.ts';
import { isPayLine } from '#domain/extraction/payText.ts';
import { hasLegalForm } from '#domain/words/companyForms.ts';
import jobSites from '#domain/words/data/jobSites.json' with { type: 'json' };
import postingLabels from '#domain/words/data/postingLabels.json' with { type: 'json' };
import { namesRole } from '#domain/words/namesRole.ts';
import { onlyOf } from '#domain/words/phrases.ts';
import { isCountry, REGIONS, STATES, TOWNS } from '#domain/words/places.ts';
import { namesOnPage, withoutCareerWords } from './employerNames.ts';
import { employmentTypes } from './employmentTypes.ts';
import { hasGenders } from './genderMark.ts';
import type { LeadDraft, PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { comparable, headings } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { type TextPart, textParts } from './textParts.ts';

const WORKPLACE = onlyOf(postingLabels.workplaces);
/** By its form: capitalized words, maybe with a particle. */
const TOWN = /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]+|\p{Ll}{1,4})){0,3}$/u;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{Lu})|,?\s\d{4,5}(?:-\d{4})?$/u;

const isWide = (text: string): boolean => STATES.has(text) || REGIONS.has(text) || isCountry(text);
const isKnownTown = (text: string): boolean =>
  TOWNS.has(text) || TOWNS.has(text.split(/-(?=\p{Lu})/u)[0] ?? '');

/** Whether a text says how the work's place is meant: "Hybrid", "vor Ort". */
const isWorkplace = (text: string): boolean => WORKPLACE.test(text);

/** Whether a text has the form of a town's name. */
const isTownName = (text: string): boolean =>
  TOWN.test(text) && !isWorkplace(text) && isLocation(text);

/** Whether a text is a place and nothing else: "Cork, Ireland", "Berlin-Wedding (hybrid)", "Remote, Spain". */
function isPlace(text: string): boolean {
  if (text.length > 90 || !isLocation(text)) return false;
  const bare = text.replace(/\s?\([^()]{0,80}\)$/, '').replace(/^(?:in|near|based in)\s/i, '');
  const pieces = bare
    .split(/\s{0,3}[,;/]\s{0,3}|\s{1,3}[-–|]\s{1,3}|\s{1,3}(?:or|and|und|oder|et|y)\s{1,3}/)
    .map((piece) => piece.replace(POSTCODE, '').trim())
    .filter((piece) => piece !== '');
  const isNamed = (piece: string) => isWide(piece) || isKnownTown(piece);
  const isPart = (piece: string) => isNamed(piece) || isWorkplace(piece) || TOWN.test(piece);
  if (pieces.length === 0 || pieces.length > 6 || !pieces.every(isPart)) return false;
  if (pieces.length === 1) return isNamed(bare) || (bare !== text && isNamed(pieces[0] ?? ''));
  const [first = '', ...rest] = pieces;
  const last = rest.at(-1) ?? '';
  if (isNamed(first)) return rest.every((piece) => isNamed(piece) || isWorkplace(piece));
  return isNamed(last) || (isWorkplace(last) && rest.some(isNamed));
}

const JOB_BOARDS: ReadonlySet<string> = new Set(jobSites.boards.map(comparable));

/** In parts. The head of a posting is short. */
const MOST = { parts: 400, after: 16, before: 4, company: 3 };
/** Whether a part is prose: long, or a sentence. */
const isProse = (text: string): boolean =>
  text.length >= 80 || (/[.!?]$/.test(text) && text.split(' ').length > 4);
/** "2 weeks ago", "41 applicants" */
const COUNT = /^\p{L}*\s?\d+\+?\s+\p{L}|\bago\b|^vor \d/iu;

/** The parts of the page, also apart where a line has bars. */
const partsOf = (page: Page): TextPart[] =>
  textParts(page.content.body)
    .slice(0, MOST.parts)
    .flatMap(({ text, element }) =>
      text
        .split(/\s{1,3}[|•]\s{1,3}|\s\/\/\s/)
        .filter((piece) => piece !== '')
        .map((piece) => ({ text: piece, element })),
    );

const isFact = (text: string): boolean =>
  isPlace(text) ||
  isEmploymentType(text) ||
  isWorkplace(text) ||
  isPayLine(text) ||
  COUNT.test(text);

/** Whether a text is the name of a job. */
const isTitle = (text: string): boolean =>
  text.length <= 110 && !isSection(text) && (hasGenders(text) || isNamedRole(text));

/** The only text above the prose that names a job, or the first one with a fact of the job near it. */
function titleAmong(texts: readonly string[]): number {
  const prose = texts.findIndex(isProse);
  const above = prose < 0 ? texts : texts.slice(0, prose);
  const roles = above.flatMap((text, at) => (isTitle(text) ? [at] : []));
  const [first = -1] = roles;
  if (roles.length < 2 || first === 0) return first;
  const hasFact = (at: number) => texts.slice(Math.max(0, at - 2), at + 8).some(isFact);
  return roles.find((at) => hasGenders(texts[at] ?? '') || hasFact(at)) ?? -1;
}

/** "Job title: Baker" */
const withoutLabel = (text: string): string =>
  factsOfLabel(text.split(':')[0] ?? '').includes('title') ? text.replace(/^[^:]*:\s*/, '') : text;

/** Where the title is: as a heading, else the first time. */
function indexOf(title: string, parts: readonly TextPart[]): number {
  const wanted = comparable(title);
  const isSame = ({ text }: TextPart) => comparable(text) === wanted;
  const heading = parts.findIndex((part) => isSame(part) && part.element.closest('h1, h2, h3'));
  return heading >= 0 ? heading : parts.findIndex(isSame);
}

const isBoard = (name: string): boolean => {
  const plain = comparable(name.replace(/\.\w+$/, ''));
  return JOB_BOARDS.has(plain) || jobSites.boardWords.some((word) => plain.includes(word));
};

/** How often the posting's sentences mention a company, without its legal form. */
function mentions(name: string, prose: string): number {
  const bare = hasLegalForm(name) ? name.replace(/[\s,]{1,3}\S{1,60}$/, '') : name;
  const escaped = bare.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  return (
    prose.match(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0
  );
}

const canBeCompany = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
  isCompanyName(text) &&
  !isFact(text) &&
  !isPay(text) &&
  !namesRole(text) &&
  !isSection(text) &&
  !isBoard(text) &&
  isoDate(text) === '';

const NAME = String.raw`(\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}\d&][\p{L}\d&.'’-]*|of|the|de)){0,5})`;
/** 'At Acme, we build', 'About Acme', 'Acme is hiring' */
const NAMED = [
  new RegExp(String.raw`(?:^|[.!?]\s+|\n)At ${NAME}, (?:we|our|you)\b`, 'gu'),
  new RegExp(`^(?:About|Über) ${NAME}:?$`, 'gmu'),
  new RegExp(
    String.raw`(?:^|[.!?]\s+)${NAME} is (?:hiring|seeking|looking for|in search of)\b`,
    'gmu',
  ),
];

/** The company beside the title, or one that the page's images, headings and sentences name. */
function companyOf(page: Page, near: readonly string[], all: readonly string[]): string {
  const prose = all.filter(isProse).join('\n');
  const onPage = namesOnPage(page).filter(canBeCompany);
  const isConfirmed = (text: string) =>
    hasLegalForm(text) || mentions(text, prose) > 0 || onPage.includes(text);
  const beside = near.find((text) => canBeCompany(text) && isConfirmed(text));
  if (beside) return beside;
  const whole = plainText(page.document.body);
  const stated = NAMED.flatMap((named) => [...whole.matchAll(named)].map(([, name = '']) => name));
  const careers = headings(page)
    .map(({ text }) => ({ text, name: withoutCareerWords(text) }))
    .filter(({ text, name }) => text !== name)
    .map(({ name }) => name);
  const [first] = [...new Set([...stated, ...careers, ...onPage])]
    .filter(canBeCompany)
    .map((name) => ({
      name,
      count: mentions(name, prose) + Number([...stated, ...careers].includes(name)),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return first?.name ?? '';
}

/** The company and the place of one line such as "Title | Company | Place"; [] for another line. */
function barsAfter(parts: readonly TextPart[], at: number): string[] {
  const [title, company, place] = at < 0 ? [] : parts.slice(at, at + 3);
  if (!title || !company || !place) return [];
  const isOneLine = title.element === company.element && company.element === place.element;
  const isPlaceLike = isPlace(place.text) || isTownName(place.text);
  return isOneLine && isPlaceLike && canBeCompany(company.text) ? [company.text, place.text] : [];
}

/** Reads the short texts around the title: the company, the place, the pay and the terms. */
export function readHead(page: Page, draft: LeadDraft): PartialDraft {
  const parts = partsOf(page);
  const texts = parts.map(({ text }) => text);
  const at = draft.title ? indexOf(draft.title, parts) : titleAmong(texts);
  const following = at < 0 ? [] : texts.slice(at + 1, at + 1 + MOST.after);
  const end = following.findIndex(isProse);
  const after = end < 0 ? following : following.slice(0, end);
  const before = texts.slice(Math.max(0, at - MOST.before), Math.max(0, at)).reverse();
  const near = [...after, ...before];
  const beside = [...after.slice(0, MOST.company), ...before.slice(0, MOST.company)];
  const [inBars = '', placeInBars = ''] = barsAfter(parts, at);
  const company = draft.company || inBars || companyOf(page, beside, texts);
  // Between the company and the terms of one line, what has a town's form is one.
  const unknown = near[near.indexOf(company) + 1] ?? '';
  const isBetween = near.includes(company) && isTownName(unknown) && after.some(isFact);
  const terms = near.filter((text) => isEmploymentType(text) || isWorkplace(text));
  return {
    title: at < 0 ? '' : withoutLabel(texts[at] ?? ''),
    company,
    // Above the title, a country alone is a choice of the site's visitors.
    location:
      [...after, ...before.filter((text) => !isCountry(text))].find(
        (text) => isPlace(text) && !isWorkplace(text),
      ) ?? (isBetween ? unknown : placeInBars),
    compensationRange: near.find(isPayLine) ?? '',
    employmentType: employmentTypes(terms.slice(0, 3)),
  };
}
