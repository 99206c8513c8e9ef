import type { KnownAs } from '#domain/contract/enums.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { Person, PersonUpdate } from '#domain/contract/people.ts';
import { type PersonFieldName, personField } from '#domain/contract/personFields.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { shortAddress, toWebAddress } from '#domain/webAddress.ts';

export const KNOWN_AS_LABELS: Record<KnownAs, string> = {
  recruiter: 'Recruiter',
  'hiring-manager': 'Hiring manager',
  interviewer: 'Interviewer',
  referral: 'Referral',
  client: 'Client',
  other: 'Other',
};

/** What a person is called where nothing says their name. */
export const personTitle = ({ name, emails, linkedin }: Person): string =>
  name || emails[0] || shortAddress(linkedin) || 'No name';

/** 'Senior Recruiter, Fairweather & Lisle Search' */
export const personWork = ({ role, company }: Pick<Person, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ');

/** 'Tom Ashdown, Senior Recruiter, Fairweather & Lisle Search' */
export const personLabel = (person: Person): string =>
  [personTitle(person), personWork(person)].filter(Boolean).join(', ');

/** The value of a field as it shows; '' where it isn't set. */
export const personText = (person: Person, name: PersonFieldName): string =>
  name === 'knownAs' && person.knownAs
    ? KNOWN_AS_LABELS[person.knownAs]
    : [person[name] ?? ''].flat().join(', ');

/** The fields of a person that an update changes, as they are now. */
export const fieldsOf = (person: Person, update: Partial<Person> | PersonUpdate): Partial<Person> =>
  Object.fromEntries(Object.keys(update).map((field) => [field, person[field as keyof Person]]));

/** A person as the contact of a lead. */
export const contactOf = ({ name, emails, phone, linkedin, website }: Person): ContactInfo => ({
  name,
  email: emails[0] ?? '',
  phone,
  ...(linkedin && { linkedin }),
  ...(website && { website }),
});

/** Whether two contacts are the same person: by address if both have one, otherwise by name. */
export const isSameContact = (a: ContactInfo, b: ContactInfo): boolean =>
  a.email && b.email ? a.email.toLowerCase() === b.email.toLowerCase() : a.name === b.name;

/** The value of a field from typed text, or what is wrong with it. */
export function readPersonText(
  name: PersonFieldName,
  text: string,
): { value?: string | string[]; error?: string } {
  const { kind, max, name: label } = personField(name);
  if (max !== undefined && text.length > max)
    return { error: `${label} must be ${max.toLocaleString()} characters or fewer.` };
  if (kind === 'emails') {
    const emails = text.split(/[\s,;]+/).filter(Boolean);
    const wrong = emails.find((email) => !isEmailAddress(email));
    return wrong ? { error: `“${wrong}” isn't an email address.` } : { value: emails };
  }
  if (kind !== 'url' || text === '') return { value: text };
  const address = toWebAddress(text);
  return address ? { value: address } : { error: 'Enter a web address, such as example.com.' };
}
