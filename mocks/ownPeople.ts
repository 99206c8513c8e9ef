import type { ContactInfo } from '#domain/contract/leads.ts';
import { type CompleteNewPerson, newPersonSchema, type Person } from '#domain/contract/people.ts';
import { contactChanges, contactPerson, isStill } from '#domain/people/contactPerson.ts';
import { contactOf } from '#domain/people/person.ts';
import { samePerson, withMissing } from '#domain/people/samePerson.ts';
import { mockDb } from './db.ts';
import { ownLeads } from './ownLeads.ts';

/** The main person of a lead, whose details are its contact. */
const mainPerson = (leadId: string): Person | undefined =>
  mockDb.people.find(({ leads }) => leads.some(({ id, isMain }) => isMain && id === leadId));

export function store(person: Person): Person {
  const others = mockDb.people.filter(({ id }) => id !== person.id);
  mockDb.people = [person, ...others].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return person;
}

export const change = (person: Person, fields: Partial<Person>): Person =>
  store({ ...person, ...fields, version: person.version + 1 });

/** Adds a person, unless they are known. */
export function know(
  { leads, ...fields }: CompleteNewPerson,
  isListed = true,
  createdAt = new Date().toISOString(),
) {
  const compared = mockDb.people.map((other) => ({
    other,
    is: samePerson({ ...fields, leads }, other),
  }));
  const same = compared.find(({ is }) => is === 'same')?.other;
  if (same) {
    const { id: _, ...others } = withMissing(same, fields);
    const missing = { ...others, ...(isListed && !same.isListed && { isListed }) };
    const isComplete = Object.keys(missing).length === 0;
    return { person: isComplete ? same : change(same, missing), isNew: false, similar: undefined };
  }
  const id = fields.id ?? crypto.randomUUID();
  const person = store({ ...fields, id, version: 1, isListed, createdAt, leads: [] });
  return { person, isNew: true, similar: compared.find(({ is }) => is === 'similar')?.other };
}

/** Links a person to leads, whose main person is no other one then. */
export function link(person: Person, links: Person['leads']): Person {
  const main = links.filter(({ isMain }) => isMain).map(({ id }) => id);
  const own = new Set(ownLeads().map(({ id }) => id));
  const known = links.filter(({ id }) => own.has(id));
  for (const other of mockDb.people) {
    if (!other.leads.some(({ id, isMain }) => isMain && main.includes(id))) continue;
    const leads = other.leads.map((each) => ({
      ...each,
      isMain: each.isMain && !main.includes(each.id),
    }));
    if (other.id !== person.id) store({ ...other, leads });
  }
  return store({ ...person, leads: known });
}

const isSameContact = (a: ContactInfo, b: ContactInfo): boolean =>
  (['name', 'email', 'phone', 'linkedin', 'website'] as const).every(
    (field) => (a[field] ?? '') === (b[field] ?? ''),
  );

/** Makes people of what leads have. The server does so with each write. */
export function readContacts(): void {
  for (const { id, company, contactInfo, createdAt } of ownLeads()) {
    const main = mainPerson(id);
    const named = contactPerson(contactInfo, company);
    if (main && isSameContact(contactOf(main), contactInfo)) continue;
    if (!named) {
      if (main) store({ ...main, leads: main.leads.filter((lead) => lead.id !== id) });
    } else if (main && isStill(main, named)) {
      const changes = contactChanges(main, named);
      if (Object.keys(changes).length > 0) change(main, changes);
    } else {
      const { person } = know(newPersonSchema.parse(named), true, createdAt);
      const others = person.leads.filter((lead) => lead.id !== id);
      link({ ...person, isListed: true }, [...others, { id, isMain: true }]);
    }
  }
  writeContacts();
}

/** The contacts of leads are those of their main people. */
export function writeContacts(lost: readonly string[] = []): void {
  mockDb.leads = mockDb.leads.map((lead) => {
    const main = mainPerson(lead.id);
    const contactInfo = main
      ? contactOf(main)
      : lost.includes(lead.id)
        ? { name: '', email: '', phone: '' }
        : lead.contactInfo;
    return isSameContact(contactInfo, lead.contactInfo)
      ? lead
      : { ...lead, contactInfo, version: lead.version + 1 };
  });
}

/** When the user was in contact with a person last, as the server counts it. */
function lastContact({ name, emails, lastContactAt, notes }: Person, leads: Person['leads']) {
  const ids = leads.map(({ id }) => id);
  const isOfLead = ({ leadId }: { leadId: string | null }) => ids.includes(leadId ?? '');
  const isTheirs = (other: string, email: string) =>
    (name !== '' && other.toLowerCase() === name.toLowerCase()) || emails.includes(email);
  const mainNotes = leads
    .filter(({ isMain }) => isMain)
    .flatMap(({ id }) => mockDb.leads.find((lead) => lead.id === id)?.notes ?? []);
  const times = [
    lastContactAt,
    ...[...notes, ...mainNotes].flatMap((note) => (note.type === 'call' ? note.createdAt : [])),
    ...mockDb.messages
      .filter((message) => isOfLead(message) && isTheirs(message.fromName, message.fromAddress))
      .map(({ sentAt }) => sentAt),
    ...mockDb.pitches
      .filter(
        (pitch) => isOfLead(pitch) && isTheirs(pitch.contactInfo.name, pitch.contactInfo.email),
      )
      .map(({ sent }) => sent?.at),
    ...mockDb.interviews
      .filter((one) => isOfLead(one) && name !== '' && one.people.includes(name))
      .filter(
        ({ startsAt, outcome }) => startsAt < new Date().toISOString() && outcome !== 'canceled',
      )
      .map(({ startsAt }) => startsAt),
  ];
  return (
    times
      .filter((time) => typeof time === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** A person as responses have it: without leads that are deleted, and with the last contact. */
export function shown(person: Person): Person {
  const own = new Set(ownLeads().map(({ id }) => id));
  const leads = person.leads.filter(({ id }) => own.has(id));
  return { ...person, leads, lastContactAt: lastContact(person, leads) };
}
