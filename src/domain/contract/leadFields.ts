import type { LeadCategory } from './enums.ts';
import { LIMITS } from './limits.ts';

/* The fields of a lead as the product shows, reads and writes them. Free of Zod, like the enums. */

/** The sections of the lead form (product spec, section 2). `main` is always open. */
export type FormSection =
  | 'main'
  | 'Additional Details'
  | 'Contact Information'
  | 'Platform Information'
  | 'Pitch';

interface LeadFieldRow {
  /** Where the lead has it; by default under the row's name. */
  path?: string;
  /** In the details, the table and CSV files. */
  name: string;
  /** In the form, if it's another one. */
  label?: string;
  /** How it's typed, checked, stored and shown. A `choice` and an `amount` have code of their own. */
  kind:
    | ('line' | 'text' | 'url' | 'email' | 'phone' | 'date')
    | ('tags' | 'score' | 'flag' | 'timestamp' | 'choice' | 'amount');
  /** In characters; of a score, its highest value. Addresses have limits of their own. */
  max?: number;
  /** The form asks for it. */
  isRequired?: true;
  /** The section of the form that has it. Other fields are edited in the details, if at all. */
  section?: FormSection;
  /** The details list it among the facts. */
  isFact?: true;
  /** Shown while it's empty. */
  example?: string;
  /** The text of its link. */
  link?: string;
  /** English headings of CSV columns, as `foldedWords` writes them, the more usual ones first; `leadHeadings.ts` has other languages. */
  headings?: string;
  isSearched?: true;
  /** A column of the table: its width, and in pixels how wide the window must be to show it at first. */
  column?: { width: string; from: number };
  /** The side panel says so when a page doesn't state it. */
  isCaptured?: true;
  /** The categories of leads that don't have it. There, it shows only where it has a value. */
  without?: readonly LeadCategory[];
  /** What a category calls it. */
  words?: Partial<Record<LeadCategory, string>>;
  /** For the API's documentation. */
  about?: string;
}

const NOT_SOLD = ['job-application', 'freelance-project', 'networking'] as const;
const NOT_APPLIED_FOR = ['sales-lead', 'networking'] as const;

/** Everything that knows fields of leads reads this table. Its order is that of the form, the details and CSV files. */
export const LEAD_FIELDS = {
  leadTitle: {
    path: 'title',
    name: 'Title',
    label: 'Lead Title / Position',
    kind: 'line',
    max: LIMITS.title,
    isRequired: true,
    section: 'main',
    headings:
      'job title, position title, position, role, title, job position, lead title, job, opportunity, vacancy, name',
    isSearched: true,
    isCaptured: true,
  },
  company: {
    name: 'Company',
    label: 'Company / Organization',
    kind: 'line',
    max: LIMITS.company,
    isRequired: true,
    section: 'main',
    headings:
      'company, company name, employer, organization, organisation, firm, company organization, client, account, business, agency, name',
    isSearched: true,
    isCaptured: true,
  },
  status: {
    name: 'Status',
    kind: 'choice',
    section: 'main',
    headings:
      'status, stage, state, outcome, result, application status, job status, list name, list, progress, decision',
    column: { width: '9.5rem', from: 0 },
  },
  type: {
    path: 'category',
    name: 'Type',
    kind: 'choice',
    section: 'main',
    headings: 'category, lead type, type',
  },
  priority: {
    name: 'Priority',
    kind: 'choice',
    headings: 'priority',
    column: { width: '5.6rem', from: 1000 },
  },
  value: {
    name: 'Value',
    kind: 'amount',
    headings: 'value, amount, deal value, deal size, budget, expected value',
    without: ['job-application', 'networking'],
    column: { width: '5rem', from: 1000 },
  },
  currency: { name: 'Currency', kind: 'choice', headings: 'currency' },
  foundWhere: {
    path: 'source',
    name: 'Source',
    label: 'Found Where',
    kind: 'line',
    max: LIMITS.source,
    section: 'Platform Information',
    isFact: true,
    headings:
      'source, found where, found on, lead source, job board, platform, where found, website found, portal, site, referred by',
    column: { width: '6.2rem', from: 1700 },
    about: 'Where the lead was found.',
  },
  appliedWhere: {
    name: 'Applied where',
    label: 'Applied Where',
    kind: 'line',
    max: LIMITS.source,
    section: 'Platform Information',
    isFact: true,
    headings: 'applied where, applied via, applied through, application method',
    without: NOT_APPLIED_FOR,
  },
  location: {
    name: 'Location',
    kind: 'line',
    max: LIMITS.location,
    section: 'Additional Details',
    isFact: true,
    headings: 'location, job location, city, office, place, region, country, where, state city',
    isSearched: true,
    isCaptured: true,
  },
  compensationRange: {
    name: 'Compensation',
    label: 'Compensation Range',
    kind: 'line',
    max: LIMITS.compensationRange,
    section: 'Additional Details',
    isFact: true,
    headings:
      'compensation, compensation range, salary, salary range, max salary, pay, pay range, rate, wage, package, ctc',
    isSearched: true,
    isCaptured: true,
    column: { width: '8rem', from: 1280 },
    without: NOT_APPLIED_FOR,
    words: { 'freelance-project': 'Budget', 'sales-lead': 'Budget' },
  },
  deadline: {
    path: 'closesAt',
    name: 'Deadline',
    kind: 'date',
    section: 'Additional Details',
    isFact: true,
    headings:
      'deadline, closes, application deadline, closing date, close date, apply by, due date, due on, due',
    column: { width: '6.5rem', from: 1700 },
    without: NOT_APPLIED_FOR,
    words: { 'freelance-project': 'Proposals Due' },
    about: 'The last day to apply.',
  },
  employmentType: {
    name: 'Employment type',
    label: 'Employment Type',
    kind: 'line',
    max: LIMITS.employmentType,
    section: 'Additional Details',
    isFact: true,
    headings: 'employment type, job type, work type, contract type, work mode, workplace',
    without: ['freelance-project', ...NOT_APPLIED_FOR],
    about: 'As the posting states it.',
  },
  reference: {
    name: 'Reference',
    kind: 'line',
    max: LIMITS.reference,
    section: 'Additional Details',
    isFact: true,
    headings:
      'reference, reference number, job reference, ref, ref no, job id, requisition id, req id, job number',
    isSearched: true,
    without: NOT_APPLIED_FOR,
    about: 'The number under which the employer lists the posting.',
  },
  postedAt: {
    name: 'Posted',
    kind: 'date',
    section: 'Additional Details',
    isFact: true,
    headings: 'posted, date posted, posted on, posted at, posting date',
    without: NOT_APPLIED_FOR,
    about: 'When the posting was published.',
  },
  contactName: {
    path: 'contactInfo.name',
    name: 'Contact',
    label: 'Contact Name',
    kind: 'line',
    max: LIMITS.personName,
    section: 'Contact Information',
    isFact: true,
    headings:
      'contact, contact name, contact person, contacts, recruiter, hiring manager, recruiter name',
    isSearched: true,
  },
  contactEmail: {
    path: 'contactInfo.email',
    name: 'Email',
    label: 'Contact Email',
    kind: 'email',
    section: 'Contact Information',
    isFact: true,
    headings: 'email, contact email, e mail, email address, recruiter email, mail',
    isSearched: true,
  },
  contactPhone: {
    path: 'contactInfo.phone',
    name: 'Phone',
    label: 'Contact Phone',
    kind: 'phone',
    max: LIMITS.phone,
    section: 'Contact Information',
    isFact: true,
    headings: 'phone, contact phone, phone number, telephone, mobile',
  },
  contactLinkedin: {
    path: 'contactInfo.linkedin',
    name: 'LinkedIn',
    label: 'Contact LinkedIn',
    kind: 'url',
    section: 'Contact Information',
    isFact: true,
    example: 'linkedin.com/in/…',
    link: 'View Profile',
    headings: 'linkedin, contact linkedin, linkedin url, linkedin profile',
  },
  contactWebsite: {
    path: 'contactInfo.website',
    name: 'Website',
    kind: 'url',
    section: 'Contact Information',
    isFact: true,
    example: 'example.com',
    link: 'Visit Site',
    headings: 'website, company website, contact website, homepage, company url',
  },
  postingUrl: {
    path: 'postUrl',
    name: 'Posting',
    label: 'Posting URL',
    kind: 'url',
    section: 'Platform Information',
    headings:
      'posting, posting url, url, link, job url, job link, job post, job posting, job posting url, job post url, job listing, listing, job ad, job description url, job description link, posting link, links',
  },
  applicationUrl: {
    name: 'Application',
    label: 'Application URL',
    kind: 'url',
    section: 'Platform Information',
    headings: 'application, application url, application link, apply link, apply url',
    without: NOT_APPLIED_FOR,
  },
  leadDescription: {
    path: 'description',
    name: 'Description',
    label: 'Lead Description',
    kind: 'text',
    max: LIMITS.description,
    isRequired: true,
    section: 'main',
    headings: 'description, job description, lead description, responsibilities, requirements',
    isSearched: true,
    isCaptured: true,
  },
  tags: {
    name: 'Tags',
    kind: 'tags',
    isFact: true,
    example: 'Tag, another tag',
    headings: 'tags, labels, tag, keywords, skills, tech stack',
    isSearched: true,
  },
  score: {
    name: 'Score',
    kind: 'score',
    max: 100,
    isFact: true,
    example: '0 to 100',
    without: NOT_SOLD,
  },
  isQualified: { name: 'Qualified', kind: 'flag', without: NOT_SOLD },
  qualificationNotes: {
    name: 'Qualification Notes',
    kind: 'text',
    max: LIMITS.qualificationNotes,
    isFact: true,
    without: NOT_SOLD,
  },
  customPrompt: {
    name: 'Custom Prompt',
    kind: 'text',
    max: LIMITS.customPrompt,
    section: 'Pitch',
    about: 'Instructions for its pitches.',
  },
  pitch: { name: 'Pitch', kind: 'text', max: LIMITS.pitch, section: 'Pitch' },
  nextFollowUpAt: {
    name: 'Next follow-up',
    kind: 'timestamp',
    headings:
      'next follow up, follow up, follow up date, followup, followup date, next step date, next action date, reminder',
    column: { width: '9rem', from: 0 },
  },
  appliedAt: {
    name: 'Applied',
    kind: 'timestamp',
    column: { width: '5.5rem', from: 1280 },
    without: NOT_APPLIED_FOR,
  },
  lastContactAt: {
    name: 'Last contact',
    kind: 'timestamp',
    headings: 'last contact, last contacted, last contact date',
  },
  createdAt: {
    name: 'Created',
    kind: 'timestamp',
    headings:
      'created, date added, date saved, saved date, date found, date created, created at, created time, added, added on',
  },
  updatedAt: {
    name: 'Updated',
    kind: 'timestamp',
    headings:
      'updated, last updated, updated at, last edited time, last modified, last update, updated on',
    column: { width: '7rem', from: 1000 },
  },
} as const satisfies Record<string, LeadFieldRow>;

type Table = typeof LEAD_FIELDS;
export type LeadFieldName = keyof Table;
/** The fields of the form. */
export type LeadFormField = {
  [Name in LeadFieldName]: Table[Name] extends { section: FormSection } ? Name : never;
}[LeadFieldName];

/** Where a lead has the field. */
export type PathOf<Name extends LeadFieldName> = {
  [Each in Name]: Table[Each] extends { path: infer Path extends string } ? Path : Each;
}[Name];

/** A row of the table as what all of them have in common. */
export interface LeadField extends LeadFieldRow {
  path: string;
  label: string;
}

export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[];

export const leadField = (name: LeadFieldName): LeadField => ({
  path: name,
  label: LEAD_FIELDS[name].name,
  ...LEAD_FIELDS[name],
});

export const LEAD_FORM_NAMES = LEAD_FIELD_NAMES.filter(
  (name): name is LeadFormField => leadField(name).section !== undefined,
);
