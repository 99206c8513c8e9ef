import type { LeadCategory } from '#domain/contract/enums.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { Page } from './page.ts';

/** The subject of a page. Only a job or a project fills their fields. */
export type PageKind = 'job' | 'project' | 'list' | 'post' | 'other' | 'pdf';

/** The fields that a capture fills in. A field is '' when the page doesn't state it. */
export interface LeadDraft {
  title: string;
  company: string;
  description: string;
  location: string;
  /** The site's name as people say it, or its host name. */
  source: string;
  postUrl: string;
  compensationRange: string;
  employmentType: string;
  /** The number under which the employer lists the posting. */
  reference: string;
  /** ISO date, YYYY-MM-DD. */
  postedAt: string;
  /** ISO date, YYYY-MM-DD. */
  closesAt: string;
  /** Whether the page says that it takes no more applications. */
  isClosed: boolean;
  contactInfo: Required<ContactInfo>;
  /** `null` when it wasn't read from a page. */
  kind: PageKind | null;
  /** For a job posting or a freelance project, otherwise not set. */
  category: LeadCategory | null;
  /** The address of a frame of another site that holds the posting instead of the page. */
  frameUrl: string;
  /** The page's title and text, for a model to read. */
  pageText: string;
}

/** The findings of one reader. Contact fields merge one by one, like the others. */
export type PartialDraft = Partial<
  Omit<LeadDraft, 'contactInfo' | 'isClosed' | 'kind' | 'frameUrl'>
> & {
  contactInfo?: Partial<LeadDraft['contactInfo']>;
};

/** Reads what it is sure of from a page and leaves out the rest. `draft` has what others found before. */
export type Reader = (page: Page, draft: LeadDraft) => PartialDraft;

export const emptyDraft = (): LeadDraft => ({
  title: '',
  company: '',
  description: '',
  location: '',
  source: '',
  postUrl: '',
  compensationRange: '',
  employmentType: '',
  reference: '',
  postedAt: '',
  closesAt: '',
  isClosed: false,
  kind: null,
  contactInfo: { name: '', email: '', phone: '', linkedin: '', website: '' },
  category: null,
  frameUrl: '',
  pageText: '',
});
