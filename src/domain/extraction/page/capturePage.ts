import type { LeadCategory } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { canonicalUrl } from '#domain/extraction/canonicalUrl.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { cleanText, limited } from './cleanText.ts';
import { namesOnPage } from './employerNames.ts';
import { isClosed } from './isClosed.ts';
import {
  emptyDraft,
  type LeadDraft,
  type PageKind,
  type PartialDraft,
  type Reader,
} from './leadDraft.ts';
import { namesOf, nameTokens } from './nameTokens.ts';
import { type FindMain, openPage, type Page } from './page.ts';
import { pageKind } from './pageKind.ts';
import { comparable, metaText, pageTitles } from './pageTexts.ts';
import { isHidden, plainText } from './plainText.ts';
import { readCompanySite } from './readCompanySite.ts';
import { readDescription } from './readDescription.ts';
import { readHead } from './readHead.ts';
import { readJobPosting } from './readJobPosting.ts';
import { readLabels } from './readLabels.ts';
import { readLinkedInJob } from './readLinkedInJob.ts';
import { readLinkedInPostPage } from './readLinkedInPostPage.ts';
import { readMarkupNames } from './readMarkupNames.ts';
import { readStatements } from './readStatements.ts';
import { readHeading, readTitle } from './readTitle.ts';
import { isKnownBoard, isRecruitingSystem, siteLabel } from './siteAddress.ts';
import { withinLimits } from './withinLimits.ts';

/** The site's name as the page writes it, if it is the one of the address. */
function siteName(page: Page): string {
  const stated = metaText(page, 'og:site_name');
  if (stated !== '' && stated.length <= 40) return stated;
  const label = comparable(siteLabel(page.url));
  return namesOnPage(page).find((name) => label !== '' && comparable(name) === label) ?? '';
}

/** Reads what every page has: its address and its site. */
function readAddress(page: Page): PartialDraft {
  const { url } = page;
  const hostname = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  // A recruiting system signs its pages with the employer's name.
  const name = isRecruitingSystem(url) ? '' : siteName(page);
  return {
    source: /(?:^|\.)linkedin\.com$/.test(hostname) ? 'LinkedIn' : name || hostname,
    postUrl: isWebAddress(url) ? canonicalUrl(url) : '',
  };
}

const SUBJECT =
  /^(?:jobs?|careers?|postings?|positions?|vacanc(?:y|ies)|apply|recruit\w*|icims|karriere|stellen\w*|emplois?|empleos?)$/;

const speaksOfJobs = (text: string): boolean => nameTokens(text).some((word) => SUBJECT.test(word));

/**
 * The address of the frame of another site that seems to hold the posting; '' without one. A browser
 * doesn't let such a frame be read from the page around it.
 */
function postingFrame(page: Page): string {
  const { document, url } = page;
  const isAboutJobs = [url, ...pageTitles(page)].some(speaksOfJobs);
  const frames = [...document.querySelectorAll('iframe[src], frame[src]')].flatMap((element) => {
    const src = URL.parse(element.getAttribute('src') ?? '', url);
    return src && /^https?:$/.test(src.protocol) && !isHidden(element) ? [{ element, src }] : [];
  });
  const named = frames.find(
    ({ element, src }) =>
      isRecruitingSystem(src.href) ||
      isKnownBoard(src.href) ||
      [src.pathname, element.getAttribute('title') ?? '', ...namesOf(element)].some(speaksOfJobs),
  );
  const large = isAboutJobs && frames.find(({ element }) => element.hasAttribute('data-large'));
  return (named || large || undefined)?.src.href ?? '';
}

function readTitleOnly(page: Page): PartialDraft {
  return { title: readTitle(page).title };
}

/** The readers for each kind of page, most trusted first. */
const READERS: Record<PageKind, Reader[]> = {
  job: [
    readJobPosting,
    readLinkedInJob,
    // The site's own name in a title may be a board's.
    readLabels,
    readTitle,
    readMarkupNames,
    readHead,
    readHeading,
    readStatements,
    readDescription,
    readAddress,
  ],
  // A client has no name there.
  project: [readTitleOnly, readHeading, readDescription, readAddress],
  list: [readTitleOnly, readAddress],
  // The headline of a post is no title.
  post: [readLinkedInPostPage, readAddress],
  pdf: [readAddress],
  other: [readCompanySite, readTitleOnly, readHeading, readDescription, readAddress],
};

const CATEGORIES: Partial<Record<PageKind, LeadCategory>> = {
  job: 'job-application',
  project: 'freelance-project',
};

/** Fills the empty fields of the draft with what one reader knows. */
function fill(draft: LeadDraft, { contactInfo = {}, category: _, ...fields }: PartialDraft): void {
  for (const [field, value] of Object.entries(fields) as [keyof typeof fields, string][]) {
    if (draft[field] === '' && value) draft[field] = value;
  }
  for (const [field, value] of Object.entries(contactInfo) as [
    keyof typeof contactInfo,
    string,
  ][]) {
    if (draft.contactInfo[field] === '' && value) draft.contactInfo[field] = value;
  }
}

/** A page that breaks one reader still gets what the others know. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a content script has no other log.
    console.error('Leadside: a reader failed on this page', error);
    return fallback;
  }
}

/**
 * Reads a lead from any page. Pure: it changes neither the page nor anything else, needs no layout,
 * and never throws. A field that the page doesn't state stays ''.
 *
 * `selection` is what the user has selected; it becomes the description.
 */
export function capturePage(
  document: Document,
  url: string,
  Readability: FindMain,
  { selection = '', isPosting = false }: { selection?: string; isPosting?: boolean } = {},
): LeadDraft {
  const draft = emptyDraft();
  const page = openPage(document, url, Readability);
  fill(draft, { description: cleanText(page.document, selection) });
  // Chrome's viewer shows a PDF in a document without text.
  const isPdf = document.contentType === 'application/pdf';
  const found = isPdf ? 'pdf' : attempt(() => pageKind(page), 'other');
  const kind = isPosting && found === 'other' ? 'job' : found;
  for (const reader of READERS[kind]) {
    // A second pass over the page that fills this field alone.
    if (reader === readDescription && draft.description !== '') continue;
    fill(
      draft,
      attempt(() => reader(page, draft), {}),
    );
  }
  draft.isClosed = kind !== 'list' && attempt(() => isClosed(page), false);
  if (draft.description === '' || kind === 'other' || kind === 'list') {
    draft.frameUrl = attempt(() => postingFrame(page), '');
  }
  draft.kind = kind;
  draft.category = CATEGORIES[kind] ?? null;
  const { title, body } = page.content;
  const pageText = cleanText(page.document, `${title}\n\n${plainText(body, LIMITS.pageText)}`);
  draft.pageText = limited(pageText, LIMITS.pageText);
  return withinLimits(page.document, draft);
}
