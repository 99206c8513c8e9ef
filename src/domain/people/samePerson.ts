import type { Person } from '#domain/contract/people.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';

/** What is the same in both where a file is imported again. */
const COPIED = ['role', 'company', 'phone', 'linkedin', 'website', 'note'] as const;

/** What a person is recognized by. */
export type Identity = Pick<Person, 'name' | 'company' | 'emails' | 'linkedin'> &
  Partial<Pick<Person, 'leads' | (typeof COPIED)[number]>>;

/** 'https://www.linkedin.com/in/Ada-Moreno/?x=1' and 'linkedin.com/in/ada-moreno' are the same page. */
export const linkedinKey = (address: string): string => {
  const { hostname, pathname } = URL.parse(address) ?? { hostname: '', pathname: '' };
  const path = decodeURIComponentSafely(pathname)
    .toLowerCase()
    .replace(/\/{1,9}$/, '');
  return /(?:^|\.)linkedin\.com$/.test(hostname) && path !== '' ? path : address.toLowerCase();
};

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A name as it's compared: in any order of its words, without accents. */
export const nameKey = (name: string): string => foldedWords(name).split(' ').sort().join(' ');

/** Whether one name may be the other, written shorter: 'T. Ashdown', 'Tom Ashdown', 'Ashdown, Tom'. */
export function namesAgree(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [a, b]
    .map((name) => foldedWords(name).split(' ').filter(Boolean))
    .sort((one, other) => one.length - other.length);
  return shorter.every((word) =>
    longer.some((other) => other === word || (word.length === 1 && other.startsWith(word))),
  );
}

const shares = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.some((other) => one.toLowerCase() === other.toLowerCase()));

/**
 * Whether two records are of one person: 'same' by an address or a page, or by name and company, lead or number
 * where no address differs; 'similar' if only a person can say.
 */
export function samePerson(a: Identity, b: Identity): 'same' | 'similar' | 'other' {
  const pages = [a.linkedin, b.linkedin].map(linkedinKey);
  const hasPages = a.linkedin !== '' && b.linkedin !== '';
  const isKnown = shares(a.emails, b.emails) || (hasPages && pages[0] === pages[1]);
  // A mailbox may be a family's or a team's.
  if (isKnown) return namesAgree(a.name, b.name) ? 'same' : 'similar';
  if (a.name === '' || nameKey(a.name) !== nameKey(b.name)) return 'other';
  const differs = (a.emails.length > 0 && b.emails.length > 0) || hasPages;
  const company = companyKey(a.company);
  const isColleague = company !== '' && company === companyKey(b.company);
  const isOnLead = a.leads?.some(({ id }) => b.leads?.some((lead) => lead.id === id)) ?? false;
  const hasNumber = Boolean(a.phone) && a.phone === b.phone;
  const isCopy =
    a.emails.length + b.emails.length === 0 &&
    COPIED.every((field) => (a[field] ?? '') === (b[field] ?? ''));
  const isSame = isColleague || isOnLead || hasNumber || isCopy;
  return !differs && isSame ? 'same' : 'similar';
}

/** The known person with what another record of them adds; nothing is replaced. */
export function withMissing(known: Partial<Person>, other: Partial<Person>): Partial<Person> {
  const added: Partial<Person> = {};
  for (const [field, value] of Object.entries(other)) {
    const current = known[field as keyof Person];
    const isMissing = current === '' || current === null || current === undefined;
    if (isMissing && value !== '' && value !== null) Object.assign(added, { [field]: value });
  }
  const emails = other.emails?.filter((email) => !shares(known.emails ?? [], [email])) ?? [];
  if (emails.length > 0) added.emails = [...(known.emails ?? []), ...emails];
  return added;
}
