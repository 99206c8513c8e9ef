import { isEmploymentType, isLocation } from '#domain/extraction/fieldText.ts';
import { isPayLine } from '#domain/extraction/payText.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';
import { textParts } from './textParts.ts';

/** The posting's text: on the page for visitors, and on the two pages for members. */
const DESCRIPTION =
  '.show-more-less-html__markup, [id^="JobDetails_AboutTheJob"], #job-details, [data-testid="expandable-text-box"]';
const CRITERION = '.description__job-criteria-item';
/** "2 weeks ago", "Over 100 applicants": what stands behind the place, or where it's missing. */
const COUNT = /\d\+?\s+\p{L}|^(?:promoted|reposted|posted|be among)\b/iu;

export const isLinkedInJob = (url: string): boolean =>
  /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/jobs\/(?:view\/|[^?#]*\?(?:[^#]*&)?currentJobId=)/i.test(
    url,
  );

/** The id of the job at an address, or of the one that is selected in a list of results. */
function jobId(address: string): string {
  const url = URL.parse(address, 'https://www.linkedin.com');
  const [, id] = /\/jobs\/view\/(?:[^/]*-)?(\d+)/.exec(url?.pathname ?? '') ?? [];
  return id ?? url?.searchParams.get('currentJobId')?.replace(/\D/g, '') ?? '';
}

const textOf = (element: Element): string =>
  cleanLine(element.ownerDocument, plainText(element).split('\n')[0] ?? '');

/** The job and the employer in "Engineer | Acme | LinkedIn" or "Acme hiring Engineer in Oslo | LinkedIn". */
function pageTitleOf(page: Page): { title: string; company: string } {
  const { document } = page;
  const title = cleanLine(document, document.querySelector('title')?.textContent ?? '');
  const [, names = ''] = /^(?:\(\d+\+?\) )?(.+) \| LinkedIn$/.exec(title) ?? [];
  const [company = '', ...rest] = names.split(' | ').reverse();
  return rest.length > 0
    ? { title: rest.reverse().join(' | '), company }
    : { title: '', company: '' };
}

/** The two parts that head a job, and how many elements around the title reach to the employer. */
interface Header {
  title: Element;
  company: Element;
  distance: number;
}

/** The closest link to a company around a title, before the posting's text. */
function headerOf(title: Element, description: Element | null): Header | null {
  let around = title.parentElement;
  for (let distance = 0; around && !(description && around.contains(description)); distance += 1) {
    const links = [...around.querySelectorAll('a[href*="/company/"]')];
    const company = links.find((link) => textOf(link) !== '');
    if (company) return { title, company, distance };
    around = around.parentElement;
  }
  return null;
}

/**
 * The job's title and employer. Class names change too often to rely on: the title is the heading,
 * the link to the job, or the text that the page's title repeats; the employer is the link next to it.
 */
function findHeader(page: Page, description: Element | null): Header | undefined {
  const { content, url } = page;
  const id = jobId(url);
  const stated = pageTitleOf(page).title;
  const isTitle = (element: Element): boolean =>
    element.localName === 'h1' ||
    (element.localName === 'a'
      ? jobId(element.getAttribute('href') ?? '') === id
      : stated !== '' && textOf(element) === stated);
  return (
    [...content.querySelectorAll('h1, h2, p, a[href*="/jobs/view/"]')]
      .filter((element) => textOf(element) !== '' && isTitle(element))
      .map((element) => headerOf(element, description))
      .filter((header) => header !== null)
      // A card in the list of results links to the job too, further from the employer.
      .sort((a, b) => a.distance - b.distance)[0]
  );
}

/** The texts that follow the title and the employer, up to the posting's text. */
function textsAfter({ title, company }: Header, description: Element | null): string[] {
  let top = title;
  while (top.parentElement && !(description && top.parentElement.contains(description))) {
    top = top.parentElement;
  }
  const parts = textParts(top);
  const last = parts.findLastIndex(
    ({ element }) => title.contains(element) || company.contains(element),
  );
  return parts.slice(last + 1, last + 40).map(({ text }) => text);
}

/** Shorter text is the heading, or an element that a saved page left empty. */
const SHORTEST = 80;

function descriptionText(section: Element | null): string {
  let part = section?.querySelector('[data-testid="expandable-text-box"]') ?? section;
  while (part?.parentElement && plainText(part).length < SHORTEST) part = part.parentElement;
  const heading = part?.querySelector('h2');
  const text = part ? plainText(part) : '';
  const label = heading ? textOf(heading) : '';
  return label !== '' && text.startsWith(label) ? text.slice(label.length).trim() : text;
}

/** Reads a LinkedIn job, for visitors and for members. */
export function readLinkedInJob(page: Page): PartialDraft {
  const { content, document, url } = page;
  if (!isLinkedInJob(url)) return {};
  const description = content.querySelector(DESCRIPTION);
  const header = findHeader(page, description);
  const texts = header ? textsAfter(header, description) : [];
  const [place = ''] = texts;
  const location = isLocation(place) && !COUNT.test(place) ? place : '';
  const isRemote = location !== '' && texts.includes('Remote');
  const criterion = Array.from(document.querySelectorAll(CRITERION), (item) =>
    plainText(item),
  ).find((text) => /^employment type\n/i.test(text));
  const type = criterion?.split('\n').slice(1) ?? texts.filter(isEmploymentType).slice(0, 1);
  const id = jobId(url);
  return {
    ...(header
      ? { title: textOf(header.title), company: textOf(header.company) }
      : pageTitleOf(page)),
    location: isRemote ? `Remote (${location})` : location,
    compensationRange: texts.find(isPayLine) ?? '',
    description: descriptionText(description),
    employmentType: employmentTypes(type),
    postUrl: id && !/\/jobs\/view\//.test(url) ? `https://www.linkedin.com/jobs/view/${id}` : '',
  };
}
