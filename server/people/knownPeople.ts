import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContactInfo } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type CompleteNewPerson,
  type ImportedPeople,
  type NewPerson,
  newPersonSchema,
  type Person,
  TOO_MANY_PEOPLE,
} from '#domain/contract/people.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { contactChanges, contactPerson, isStill } from '#domain/people/contactPerson.ts';
import { fieldsOf } from '#domain/people/person.ts';
import { type Identity, linkedinKey, samePerson, withMissing } from '#domain/people/samePerson.ts';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leadPeople, leads, people } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { linkPeople, mainLeadsOf, personRow, syncContacts } from './changePeople.ts';
import { touchPeople } from './lastContact.ts';
import { ownPeople, personColumns } from './repository.ts';

/** A text that finds the same names and addresses, whatever their case. */
const textsIn = (texts: readonly string[]) =>
  sql`(select lower(value) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** A person is compared with at most so many people per shared key (`of`), and in total (`all`). */
const MAX_COMPARED = { of: 5, all: 30 };

/**
 * The user's people who may be one of these: with an address, a page or a name of theirs. Without their
 * notes, and of thousands of namesakes only some.
 */
async function candidates(
  db: Database,
  userId: string,
  some: readonly Pick<Person, 'name' | 'company' | 'emails' | 'linkedin'>[],
): Promise<Person[]> {
  const names = some.map(({ name }) => name).filter(Boolean);
  const pages = some.map(({ linkedin }) => linkedinKey(linkedin)).filter(Boolean);
  const hasAddress = sql`(regexp_replace(lower(${people.linkedin}), '^https?://[^/]*linkedin.com|/+$', '', 'g') in ${textsIn(pages)}
    or exists (select from jsonb_array_elements_text(${people.emails}) email
      where lower(email) in ${textsIn(some.flatMap(({ emails }) => emails))}))`;
  const isColleague = sql`${people.companyKey} in ${textsIn(some.map(({ company }) => companyKey(company)))}`;
  return db
    .select({ ...personColumns(userId), notes: sql<Person['notes']>`'[]'::jsonb` })
    .from(people)
    .where(
      and(ownPeople(userId), sql`(lower(${people.name}) in ${textsIn(names)} or ${hasAddress})`),
    )
    .orderBy(desc(hasAddress), desc(isColleague))
    .limit(2 * LIMITS.importedPeople);
}

/** The lists by which people are found, so that a file of thousands takes linear time, also of namesakes. */
export function registerOf(known: readonly Person[]) {
  const byKey = new Map<string, Set<Person>>();
  /** What says most comes first. */
  const keysOf = ({ name, company, emails, linkedin }: Identity) => [
    ...(name && company ? [`${name}\n${companyKey(company)}`.toLowerCase()] : []),
    ...(linkedin ? [linkedinKey(linkedin)] : []),
    ...(name ? [name.toLowerCase()] : []),
    ...emails.map((email) => email.toLowerCase()),
  ];
  const add = (person: Person) => {
    for (const key of keysOf(person)) {
      const people = byKey.get(key) ?? new Set();
      if (people.size < MAX_COMPARED.of) byKey.set(key, people.add(person));
    }
  };
  for (const person of known) add(person);
  return {
    add,
    /** The same person, else one who may be. */
    find(person: Identity) {
      const all = new Set(keysOf(person).flatMap((key) => [...(byKey.get(key) ?? [])]));
      const some = [...all].slice(0, MAX_COMPARED.all);
      const compared = some.map((other) => ({ other, is: samePerson(person, other) }));
      return {
        same: compared.find(({ is }) => is === 'same')?.other,
        similar: compared.find(({ is }) => is === 'similar')?.other,
      };
    },
  };
}

interface Known extends Pick<ImportedPeople, 'known' | 'similar'> {
  /** Of each, in order. */
  ids: string[];
  addedIds: string[];
  /** What was missing on those who were known before. */
  filled: { id: string; before: Partial<Person>; after: Partial<Person> }[];
}

/**
 * Adds people who aren't known yet, and to those who are what was missing. Names alone are only pointed out.
 *
 * @param isListed whether those who are added are listed at once
 */
export async function knowPeople(
  tx: Database,
  userId: string,
  some: readonly CompleteNewPerson[],
  isListed = true,
): Promise<Known> {
  const known = registerOf(await candidates(tx, userId, some));
  const result: Known = { ids: [], addedIds: [], filled: [], known: 0, similar: [] };
  const added = new Map<string, Person>();
  for (const { leads: links, ...person } of some) {
    const { same, similar } = known.find({ ...person, leads: links });
    if (same) {
      const { id: _, emails, ...missing } = withMissing(same, person);
      const isNew = added.has(same.id);
      if (!isNew) result.known += 1;
      const after: Partial<Person> = {
        ...missing,
        ...(emails && { emails: emails.slice(0, LIMITS.personEmails) }),
        // Whoever is added is listed.
        ...(isListed && !same.isListed && { isListed }),
      };
      const before = fieldsOf(same, after);
      if (Object.keys(after).length > 0) {
        Object.assign(same, after);
        known.add(same);
        if (!isNew) result.filled.push({ id: same.id, before, after });
      }
      result.ids.push(same.id);
      continue;
    }
    const id = person.id ?? randomUUID();
    const now = new Date().toISOString();
    const row: Person = { ...person, id, version: 1, isListed, createdAt: now, leads: [] };
    added.set(id, row);
    known.add(row);
    result.ids.push(id);
    if (similar) result.similar.push({ id, otherId: similar.id });
  }
  const count = await tx.$count(people, ownPeople(userId));
  if (count + added.size > LIMITS.allPeople) throw new HttpError(409, TOO_MANY_PEOPLE);
  if (added.size > 0) {
    const rows = await tx
      .insert(people)
      .values(
        [...added.values()].map(({ leads: _, createdAt: __, ...person }) => ({
          ...personRow(person),
          userId,
          id: person.id,
          isListed,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: people.id });
    result.addedIds = rows.map(({ id }) => id);
  }
  for (const { id, after } of result.filled)
    await tx
      .update(people)
      .set(personRow(after))
      .where(and(ownPeople(userId), eq(people.id, id)));
  const filledIds = result.filled.map(({ id }) => id);
  await syncContacts(tx, userId, await mainLeadsOf(tx, userId, filledIds));
  return result;
}

/** A person with the defaults filled in. */
export const newPerson = (fields: NewPerson): CompleteNewPerson => newPersonSchema.parse(fields);

/**
 * Makes people of the contacts of leads: the main person is changed, or another one linked. A lead whose contact
 * was cleared has no main person.
 */
export async function linkContacts(
  tx: Database,
  userId: string,
  leadIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .select({ id: leads.id, company: leads.company, contact: leads.contactInfo, person: people })
    .from(leads)
    .leftJoin(
      leadPeople,
      and(
        eq(leadPeople.userId, userId),
        eq(leadPeople.leadId, leads.id),
        eq(leadPeople.isMain, true),
      ),
    )
    .leftJoin(people, and(ownPeople(userId), eq(people.id, leadPeople.personId)))
    .where(sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(leadIds)}`);
  const cleared: string[] = [];
  const others: { id: string; person: CompleteNewPerson }[] = [];
  for (const { id, company, contact, person } of rows) {
    const named = contactPerson(contact as ContactInfo, company);
    if (!named) cleared.push(id);
    else if (person && isStill(person, named)) {
      const changes = contactChanges(person, named);
      if (Object.keys(changes).length > 0)
        await tx
          .update(people)
          .set({ ...personRow(changes), isListed: true })
          .where(and(ownPeople(userId), eq(people.id, person.id)));
    } else others.push({ id, person: newPerson(named) });
  }
  if (cleared.length > 0) {
    const lost = await tx
      .delete(leadPeople)
      .where(
        sql`${leadPeople.userId} = ${userId} and ${leadPeople.isMain} and ${leadPeople.leadId} in ${idsIn(cleared)}`,
      )
      .returning({ id: leadPeople.personId });
    if (lost.length > 0) await touchPeople(tx, userId, idsIn(lost.map(({ id }) => id)));
  }
  if (others.length > 0) {
    const { ids, addedIds } = await knowPeople(
      tx,
      userId,
      others.map(({ person }) => person),
    );
    const links = others.map(({ id }, at) => ({ id, personId: ids[at] ?? '', isMain: true }));
    await linkPeople(tx, userId, links);
    const known = ids.filter((id) => !addedIds.includes(id));
    if (known.length > 0) await touchPeople(tx, userId, idsIn(known));
  }
  // The contact of a lead is all of its person, and that of the person's other leads.
  const linked = rows.map(({ id }) => id).filter((id) => !cleared.includes(id));
  const mainPeople = sql`(select link.person_id from lead_people link
    where link.user_id = ${userId} and link.is_main and link.lead_id in ${idsIn(linked)})`;
  await syncContacts(tx, userId, await mainLeadsOf(tx, userId, mainPeople));
}
