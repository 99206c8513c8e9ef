import type { KnownAs } from '#domain/contract/enums.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { shortAddress } from '#domain/webAddress.ts';

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

/** A person as the contact of a lead. */
export const contactOf = ({ name, emails, phone, linkedin, website }: Person): ContactInfo => ({
  name,
  email: emails[0] ?? '',
  phone,
  ...(linkedin && { linkedin }),
  ...(website && { website }),
});

/** The main person of a lead, whose details are its contact. */
export const mainPerson = <Each extends Pick<Person, 'leads'>>(
  people: readonly Each[],
  leadId: string,
): Each | undefined =>
  people.find(({ leads }) => leads.some(({ id, isMain }) => isMain && id === leadId));
