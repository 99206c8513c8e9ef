import { LIMITS } from '#domain/contract/limits.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import { PERSON_FIELDS } from '#domain/contract/personFields.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { shortAddress, toWebAddress } from '#domain/webAddress.ts';

/** A contact of a file, as it is written there. */
export interface RawContact {
  name: string;
  role: string;
  company: string;
  emails: readonly string[];
  phones: readonly string[];
  /** Addresses of pages, LinkedIn's among them. */
  pages: readonly string[];
  note: string;
  /** Such as 2026-11-21. */
  connectedOn?: string;
}

const line = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max);
const unique = (all: readonly string[]): string[] => [...new Set(all.filter(Boolean))];
const isLinkedIn = (address: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\//i.test(address);

/** A person of a file; `null` for a company, or where nothing says who it is. What has no field of its own is in the note. */
export function readContact(raw: RawContact): NewPerson | null {
  const { name: named, role, company } = PERSON_FIELDS;
  const written = raw.emails.flatMap((text) => text.split(/\s*(?::::|[,;\s])\s*/)).filter(Boolean);
  const emails = unique(
    written.filter((text) => text.length <= LIMITS.email && isEmailAddress(text)),
  );
  const name = line(raw.name, named.max);
  const pages = unique(raw.pages.flatMap((text) => toWebAddress(text.trim()) ?? []));
  const linkedin = pages.find(isLinkedIn) ?? '';
  const [website = '', ...others] = pages.filter((page) => !isLinkedIn(page));
  const isCompany = name !== '' && name === line(raw.company, company.max);
  if (isCompany || (name === '' && emails.length === 0 && linkedin === '')) return null;
  const [phone = '', ...phones] = unique(raw.phones.map((text) => line(text, LIMITS.phone)));
  const note = [
    raw.note.trim(),
    ...phones.map((other) => `Phone: ${other}`),
    ...others.map((page) => `Page: ${shortAddress(page)}`),
    ...emails.slice(LIMITS.personEmails).map((email) => `Email: ${email}`),
  ];
  return {
    name,
    role: line(raw.role, role.max),
    company: line(raw.company, company.max),
    phone,
    emails: emails.slice(0, LIMITS.personEmails),
    linkedin,
    website,
    note: note.filter(Boolean).join('\n').slice(0, LIMITS.note),
    connectedOn: raw.connectedOn ?? '',
  };
}
