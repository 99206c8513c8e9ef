import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

/** The names of the same parts on the public page, and on the page and list for members. */
const PARTS = {
  title:
    '.top-card-layout__title, .topcard__title, .job-details-jobs-unified-top-card__job-title, .jobs-unified-top-card__job-title',
  company:
    '.topcard__org-name-link, .job-details-jobs-unified-top-card__company-name, .jobs-unified-top-card__company-name',
  location: '.topcard__flavor--bullet, .jobs-unified-top-card__bullet',
  details:
    '.job-details-jobs-unified-top-card__primary-description-container, .jobs-unified-top-card__primary-description',
  description: '.show-more-less-html__markup, #job-details, .jobs-description__content',
  criterion: '.description__job-criteria-item',
} as const;

export const isLinkedInJob = (url: string): boolean =>
  /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/jobs\/(?:view\/|[^?#]*\?(?:[^#]*&)?currentJobId=)/i.test(
    url,
  );

/** The address of the job itself when it is opened inside a list of results. */
function jobAddress(url: string): string {
  const id = URL.parse(url)?.searchParams.get('currentJobId');
  return id && /^\d+$/.test(id) ? `https://www.linkedin.com/jobs/view/${id}` : '';
}

/** Reads a LinkedIn job, for visitors and for members. */
export function readLinkedInJob({ document, url }: Page): PartialDraft {
  if (!isLinkedInJob(url)) return {};
  const read = (selector: string): string => {
    const element = document.querySelector(selector);
    return element ? plainText(element) : '';
  };
  const line = (selector: string): string => cleanLine(document, read(selector));
  const title = line(PARTS.title);
  if (title === '') return {};
  // Members see "Berlin, Germany · 2 weeks ago · 40 applicants".
  const [place = ''] = line(PARTS.details).split(' · ');
  const type = Array.from(document.querySelectorAll(PARTS.criterion), (item) =>
    plainText(item),
  ).find((text) => /^employment type\n/i.test(text));
  return {
    title,
    company: line(PARTS.company),
    location: line(PARTS.location) || place,
    description: read(PARTS.description),
    employmentType: employmentTypes(type?.split('\n').slice(1) ?? []),
    postUrl: jobAddress(url),
  };
}
