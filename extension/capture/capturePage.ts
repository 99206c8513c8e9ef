import { LIMITS } from '#domain/contract/limits.ts';
import { cleanLine, cleanText, limited } from './cleanText.ts';
import { emptyDraft, type LeadDraft, type PartialDraft, type Reader } from './leadDraft.ts';
import { type PageKind, pageKind } from './pageKind.ts';
import { readAddress } from './readAddress.ts';
import { readApplyLink } from './readApplyLink.ts';
import { readCompanySite } from './readCompanySite.ts';
import { readDescription } from './readDescription.ts';
import { readFactsUnderTitle } from './readFactsUnderTitle.ts';
import { readJobPosting } from './readJobPosting.ts';
import { readLabels } from './readLabels.ts';
import { readLinkedInJob } from './readLinkedInJob.ts';
import { readLinkedInPostPage } from './readLinkedInPostPage.ts';
import { readMarkupNames } from './readMarkupNames.ts';
import { readMentionedEmployer } from './readMentionedEmployer.ts';
import { readOpenGraph } from './readOpenGraph.ts';
import { readPayInText } from './readPayInText.ts';
import { readEmployerAddress, readTitle } from './readTitle.ts';

const titleOnly: Reader = (document, url) => ({ title: readTitle(document, url).title });

/** An employer that the page labels as such. The site's own name may be a board's. */
const labelledEmployer: Reader = (document, url) => ({
  company: readLabels(document, url).company ?? '',
});

/** Readers that fill one field and take another pass over the page: only asked while it's empty. */
const SINGLE_FIELD = new Map<Reader, 'company' | 'description' | 'compensationRange'>([
  [readMentionedEmployer, 'company'],
  [readDescription, 'description'],
  [readPayInText, 'compensationRange'],
]);

/** The readers for each kind of page, most trusted first. */
const READERS: Record<PageKind, Reader[]> = {
  job: [
    readJobPosting,
    readLinkedInJob,
    labelledEmployer,
    readTitle,
    readLabels,
    readMarkupNames,
    readFactsUnderTitle,
    readMentionedEmployer,
    readApplyLink,
    readDescription,
    readPayInText,
    readEmployerAddress,
    readOpenGraph,
    readAddress,
  ],
  list: [readAddress],
  project: [titleOnly, readDescription, readOpenGraph, readAddress],
  article: [titleOnly, readOpenGraph, readDescription, readAddress],
  person: [titleOnly, readOpenGraph, readAddress],
  other: [
    readLinkedInPostPage,
    readCompanySite,
    titleOnly,
    readOpenGraph,
    readDescription,
    readAddress,
  ],
};

const MOST = {
  title: LIMITS.title,
  company: LIMITS.company,
  location: LIMITS.location,
  source: LIMITS.source,
  compensationRange: LIMITS.compensationRange,
  employmentType: LIMITS.employmentType,
} as const;
const MOST_CONTACT = {
  name: LIMITS.personName,
  email: LIMITS.email,
  phone: LIMITS.phone,
  linkedin: LIMITS.url,
  website: LIMITS.url,
} as const;

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

/** The last pass over what the readers found: one line per short field, and the product's limits. */
function withinLimits(document: Document, draft: LeadDraft): LeadDraft {
  for (const [field, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    draft[field] = limited(cleanLine(document, draft[field]), most);
  }
  for (const [field, most] of Object.entries(MOST_CONTACT) as [
    keyof typeof MOST_CONTACT,
    number,
  ][]) {
    const text = cleanLine(document, draft.contactInfo[field]);
    // Half an address is a wrong one.
    draft.contactInfo[field] = text.length <= most ? text : '';
  }
  for (const field of ['postUrl', 'applicationUrl'] as const) {
    if (draft[field].length > LIMITS.url) draft[field] = '';
  }
  draft.description = limited(cleanText(document, draft.description), LIMITS.description);
  return draft;
}

function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    // A page that breaks one reader still gets what the others know.
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
  { selection = '' }: { selection?: string } = {},
): LeadDraft {
  const draft = emptyDraft();
  fill(draft, { description: attempt(() => cleanText(document, selection), '') });
  const kind = attempt(() => pageKind(document, url), 'other');
  for (const reader of READERS[kind]) {
    const field = SINGLE_FIELD.get(reader);
    if (!field || draft[field] === '')
      fill(
        draft,
        attempt(() => reader(document, url), {}),
      );
  }
  draft.category = kind === 'job' ? 'job-application' : null;
  return attempt(() => withinLimits(document, draft), { ...emptyDraft(), postUrl: draft.postUrl });
}
