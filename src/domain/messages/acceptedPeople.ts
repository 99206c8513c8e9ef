import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { InvitedEvent, Message } from '#domain/contract/messages.ts';
import { type CompleteNewPerson, newPersonSchema } from '#domain/contract/people.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { contactPerson } from '#domain/people/contactPerson.ts';
import { nameKey } from '#domain/people/samePerson.ts';
import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { personName } from '#domain/words/personName.ts';
import { hasInterview } from './acceptedInterview.ts';
import { isOfSystem, isUnread } from './matchLead.ts';

/** The user, who isn't one of the people that they know. */
export interface Self {
  name: string;
  emails: readonly string[];
}

interface Signature {
  name: string;
  address: string;
}

const NO_NAMES: ReadonlySet<string> = new Set(mailWords.besideNames);

const isPersonal = (address: string): boolean =>
  isEmailAddress(address) &&
  !isUnread(address) &&
  !isOfSystem(address) &&
  !address.endsWith('calendar.google.com');

/** The contact that a sender or attendee is; `null` for a team, a company, a program, or the user. */
function contactIn({ name, address }: Signature, company: string, self: Self): ContactInfo | null {
  const email = address.toLowerCase();
  const isOwn = self.emails.some((own) => own.toLowerCase() === email);
  if (isOwn || (email !== '' && !isPersonal(email))) return null;
  const [local = ''] = email.split('@');
  const isSigned = name !== '' && !name.includes('@');
  // Without a name, 'helen.marsh@' is a person, and 'helen@' may be a team.
  const written = isSigned ? name : local.replace(/[._-]+/g, ' ').toUpperCase();
  const read = personName(written, company);
  const words = foldedWords(read?.name ?? '').split(' ');
  const employer = new Set(foldedWords(company).split(' '));
  const own = words.filter((word) => !employer.has(word));
  const isTeam =
    words.some((word) => NO_NAMES.has(word)) ||
    (own.length < words.length && !own.some((word) => foldedWords(local).includes(word)));
  const isAlone = words.length < 2 && (!isSigned || email === '');
  if (!read || isTeam || isAlone || (self.name && nameKey(read.name) === nameKey(self.name)))
    return null;
  const full = [read.honorific, read.name].filter(Boolean).join(' ');
  return { name: isSigned ? full : '', email, phone: '' };
}

type Sender = Pick<Message, 'fromName' | 'fromAddress'>;

/** Who wrote a message and who is invited, each once. */
function contactsIn(
  { fromName, fromAddress }: Sender,
  events: readonly Pick<InvitedEvent, 'people'>[],
  company: string,
  self: Self,
): ContactInfo[] {
  const invited = events.flatMap(({ people = [] }) => people);
  const contacts = [{ name: fromName, address: fromAddress }, ...invited].flatMap(
    (signature) => contactIn(signature, company, self) ?? [],
  );
  return contacts.filter(
    ({ email }, at) => contacts.findIndex((other) => other.email === email) === at,
  );
}

/** Whom an interview is with, as the interview says it. */
export function interviewPeople(
  message: Sender,
  event: Pick<InvitedEvent, 'people'>,
  company: string,
  self: Self,
): string {
  const names = contactsIn(message, [event], company, self).map(({ name, email }) => name || email);
  while (names.join(', ').length > LIMITS.people) names.pop();
  return names.join(', ') || message.fromName || message.fromAddress;
}

/** The people of an accepted message, linked to its lead. The first may become its contact. */
export function acceptedPeople(
  message: Sender & Pick<Message, 'proposal'>,
  { id, company, contactInfo }: Pick<Lead, 'id' | 'company' | 'contactInfo'>,
  self: Self,
): CompleteNewPerson[] {
  const { proposal, fromAddress } = message;
  const events = hasInterview(proposal) ? (proposal.events ?? []) : [];
  const hasContact = Object.values(contactInfo).some(Boolean);
  return contactsIn(message, events, company, self).map((contact, at) =>
    newPersonSchema.parse({
      ...contactPerson(contact, company),
      knownAs: contact.email === fromAddress.toLowerCase() ? null : 'interviewer',
      leads: [{ id, isMain: at === 0 && !hasContact }],
    }),
  );
}
