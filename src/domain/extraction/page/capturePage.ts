import type { LeadCategory } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { cleanText, limited } from './cleanText.ts';
import { isClosed } from './isClosed.ts';
import {
  emptyDraft,
  type LeadDraft,
  type PageKind,
  type PartialDraft,
  type Reader,
} from './leadDraft.ts';
import { type FindMain, openPage, type Page } from './page.ts';
import { pageKind } from './pageKind.ts';
import { plainText } from './plainText.ts';
import { postingFrame } from './postingFrame.ts';
import { readAddress } from './readAddress.ts';
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
import { withinLimits } from './withinLimits.ts';

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
