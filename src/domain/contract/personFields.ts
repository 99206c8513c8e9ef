import { LIMITS } from './limits.ts';

/* The fields of a person as the product shows, reads and writes them. Free of Zod, like the enums. */

interface PersonFieldRow {
  /** In the sheet, the form and CSV files. */
  name: string;
  /** How it's typed, checked, stored and shown. */
  kind: 'line' | 'text' | 'url' | 'phone' | 'emails' | 'date' | 'choice' | 'timestamp';
  /** In characters. Addresses have limits of their own. */
  max?: number;
  /** The form asks for it. */
  isInForm?: true;
  /** The sheet lists it among the facts. */
  isFact?: true;
  isSearched?: true;
  /** Shown while it's empty. */
  example?: string;
  /** English headings of CSV columns, as `foldedWords` writes them. */
  headings?: string;
  /** A column of the list beside the person: its width. */
  column?: string;
  /** For the API's documentation. */
  about?: string;
}

/** Everything that knows fields of people reads this table. Its order is that of the form, the sheet and CSV files. */
export const PERSON_FIELDS = {
  name: {
    name: 'Name',
    kind: 'line',
    max: LIMITS.personName,
    isInForm: true,
    isSearched: true,
    headings: 'name, full name, display name, contact, contact name',
  },
  role: {
    name: 'Role',
    kind: 'line',
    max: LIMITS.title,
    isInForm: true,
    isSearched: true,
    headings: 'role, position, job title, title, organization title, organization 1 title',
  },
  company: {
    name: 'Company',
    kind: 'line',
    max: LIMITS.company,
    isInForm: true,
    isSearched: true,
    headings: 'company, organization, organization name, organization 1 name, employer, firm',
    column: 'minmax(0, 1fr)',
  },
  knownAs: {
    name: 'Known as',
    kind: 'choice',
    isInForm: true,
    headings: 'known as, relationship',
    column: '7.75rem',
    about: 'How the user knows them; `null` if nothing says.',
  },
  emails: {
    name: 'Email',
    kind: 'emails',
    isInForm: true,
    isFact: true,
    isSearched: true,
    example: 'name@example.com',
    headings: 'email, email address, e mail, e mail address, emails',
    about: 'Letters use the first one.',
  },
  phone: {
    name: 'Phone',
    kind: 'phone',
    max: LIMITS.phone,
    isInForm: true,
    isFact: true,
    isSearched: true,
    headings: 'phone, mobile, mobile phone, telephone, primary phone, business phone, home phone',
  },
  linkedin: {
    name: 'LinkedIn',
    kind: 'url',
    isInForm: true,
    isFact: true,
    isSearched: true,
    example: 'linkedin.com/in/…',
    headings: 'linkedin, url, linkedin url, profile url, linkedin profile',
  },
  website: {
    name: 'Website',
    kind: 'url',
    isFact: true,
    example: 'example.com',
    headings: 'website, web page, homepage, website 1 value, personal web page',
  },
  note: {
    name: 'Note',
    kind: 'text',
    max: LIMITS.note,
    isInForm: true,
    isFact: true,
    isSearched: true,
    headings: 'note, notes',
  },
  connectedOn: {
    name: 'On LinkedIn since',
    kind: 'date',
    headings: 'connected on, on linkedin since',
    about: 'The day of the connection at LinkedIn.',
  },
  nextFollowUpAt: {
    name: 'Next follow-up',
    kind: 'timestamp',
    headings: 'next follow up',
    column: '7.5rem',
  },
  lastContactAt: {
    name: 'Last contact',
    kind: 'timestamp',
    headings: 'last contact',
    column: '8.5rem',
    about: 'Of a message, a letter, an interview or a call.',
  },
} as const satisfies Record<string, PersonFieldRow>;

type Table = typeof PERSON_FIELDS;
export type PersonFieldName = keyof Table;
export type PersonField = PersonFieldRow;

export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonFieldName[];

export const personField = (name: PersonFieldName): PersonField => PERSON_FIELDS[name];
