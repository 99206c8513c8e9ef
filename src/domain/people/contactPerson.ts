import { NOT_AVAILABLE } from '#domain/contract/enums.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { employersHost } from '#domain/messages/matchLead.ts';
import { siteName } from '#domain/webAddress.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { type Identity, linkedinKey } from './samePerson.ts';

type ContactPerson = Identity & Pick<Person, 'phone' | 'website'>;

const known = (text = ''): string => (text === NOT_AVAILABLE ? '' : text);

/** Whether an address doesn't say that its owner works elsewhere, as a recruiter does. */
function mayWorkAt(company: string, email: string): boolean {
  const site = siteName(employersHost(email)).toLowerCase();
  const key = companyKey(company).replaceAll(' ', '');
  return site === '' || key.includes(site.replaceAll('-', '')) || site.startsWith(key);
}

/** The person that a lead's contact is; `null` where it names nobody, such as a company's website alone. */
export function contactPerson(contact: ContactInfo, company: string): ContactPerson | null {
  const [name, email, linkedin] = [contact.name, contact.email, contact.linkedin].map(known);
  if (!name && !email && !linkedin) return null;
  return {
    name: name ?? '',
    company: mayWorkAt(company, email ?? '') ? company : '',
    emails: email ? [email] : [],
    linkedin: linkedin ?? '',
    phone: known(contact.phone),
    website: known(contact.website),
  };
}

/** Whether a changed contact is still the same person, such as with a corrected name, rather than another. */
export function isStill(person: Identity, contact: Identity): boolean {
  const [email = ''] = contact.emails;
  if (person.emails.some((one) => one.toLowerCase() === email.toLowerCase())) return true;
  if (person.linkedin && linkedinKey(person.linkedin) === linkedinKey(contact.linkedin))
    return true;
  const words = foldedWords(person.name).split(' ');
  const shared = foldedWords(contact.name).split(' ');
  return person.name === '' || contact.name === '' || words.some((word) => shared.includes(word));
}

/** What a changed contact changes on its person. */
export function contactChanges(person: ContactPerson, contact: ContactPerson): Partial<Person> {
  const { company: _, emails, ...fields } = contact;
  const [email = ''] = emails;
  const isFirst = (one: string) => one.toLowerCase() === email.toLowerCase();
  const others = person.emails.some(isFirst)
    ? person.emails.filter((one) => !isFirst(one))
    : person.emails.slice(1);
  const after = { ...fields, emails: email ? [email, ...others] : others };
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => String(value) !== String(person[field as keyof ContactPerson]),
    ),
  );
}
