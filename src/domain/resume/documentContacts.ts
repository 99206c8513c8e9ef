import type { UserProfile } from '#domain/contract/profile.ts';
import { isEmailAddress, mailLink } from '#domain/emailAddress.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { documentText, type LinkedText } from '#domain/pitches/letter/sentDocument.ts';
import { shortAddress, toWebAddress } from '#domain/webAddress.ts';

const email = (text: string): LinkedText =>
  isEmailAddress(text) ? { text, href: mailLink(text) } : { text };

const phone = (text: string): LinkedText => ({ text, href: phoneLink(text) ?? undefined });

const link = (typed: string): LinkedText => {
  const href = toWebAddress(typed);
  return href === null ? { text: typed } : { text: shortAddress(typed), href };
};

/** How to reach the user, by field. What is given for replies to pitches comes before the personal details. */
export function documentContacts({
  personalInfo,
  contactInfo,
}: Pick<UserProfile, 'personalInfo' | 'contactInfo'>): [field: string, LinkedText][] {
  const contacts: [string, LinkedText][] = [
    ['email', email(documentText(contactInfo.email || personalInfo.email))],
    ['phone', phone(documentText(personalInfo.phone))],
    ['location', { text: documentText(contactInfo.location || personalInfo.location) }],
    ['linkedin', link(documentText(contactInfo.linkedin || personalInfo.linkedin))],
    ['github', link(documentText(personalInfo.github))],
    ['portfolio', link(documentText(personalInfo.portfolio))],
  ];
  return contacts.filter(([, { text }]) => text !== '');
}
