import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  PEOPLE_TOO_LARGE,
  type PeopleChange,
  type Person,
  type PersonLead,
  type PersonUpdate,
} from '#domain/contract/people.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { clock, leadPeople, leads, people } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { touchPeople } from './lastContact.ts';
import { deletedPeople, findPeople, ownPeople, personBytes } from './repository.ts';

export type ChangedPeople =
  | { outcome: 'changed'; people: Person[] }
  /** Nothing was changed, because these people are newer than the versions that their updates name. */
  | { outcome: 'conflict'; people: Person[] }
  | { outcome: 'not found' };

/** The columns of fields of a person. */
export const personRow = ({
  nextFollowUpAt,
  lastContactAt,
  leads: _,
  version: __,
  ...fields
}: PersonUpdate & { isListed?: boolean }) => ({
  ...fields,
  ...(fields.company !== undefined && { companyKey: companyKey(fields.company) }),
  ...(nextFollowUpAt !== undefined && { nextFollowUpAt: toDate(nextFollowUpAt) }),
  ...(lastContactAt !== undefined && { lastContactAt: toDate(lastContactAt) }),
});

/** Writes who the main people of these leads are into their `contact_info`, where it differs. */
export async function syncContacts(
  tx: Database,
  userId: string,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  const contact = sql`coalesce((
    select jsonb_build_object('name', person.name, 'email', coalesce(person.emails ->> 0, ''), 'phone', person.phone)
      || jsonb_strip_nulls(jsonb_build_object('linkedin', nullif(person.linkedin, ''), 'website', nullif(person.website, '')))
    from lead_people link join people person on person.user_id = ${userId} and person.id = link.person_id
    where link.user_id = ${userId} and link.lead_id = leads.id and link.is_main and person.deleted_at is null
    limit 1), '{"name": "", "email": "", "phone": ""}'::jsonb)`;
  await tx
    .update(leads)
    .set({ contactInfo: contact })
    .where(
      sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(leadIds)} and ${leads.contactInfo} is distinct from ${contact}`,
    );
}

/** The leads whose main person is one of these, which are ids or a query of them. */
export async function mainLeadsOf(
  tx: Database,
  userId: string,
  which: readonly string[] | SQL,
): Promise<string[]> {
  const personIds = Array.isArray(which) ? idsIn(which) : which;
  const links = await tx
    .select({ leadId: leadPeople.leadId })
    .from(leadPeople)
    .where(
      sql`${leadPeople.userId} = ${userId} and ${leadPeople.isMain} and ${leadPeople.personId} in ${personIds}`,
    );
  return links.map(({ leadId }) => leadId);
}

export type PersonLink = PersonLead & { personId: string };

/** The links of one person. */
export const linksOf = (personId: string, leads: readonly PersonLead[]): PersonLink[] =>
  leads.map(({ id, isMain }) => ({ id, isMain, personId }));

/** Links people to leads; the main person of a lead is no other one then. Leads of others are skipped. */
export async function linkPeople(
  tx: Database,
  userId: string,
  links: readonly PersonLink[],
): Promise<void> {
  const mainOf = new Map<string, string>();
  for (const { id, personId, isMain } of links) if (isMain) mainOf.set(id, personId);
  const main = JSON.stringify(Object.fromEntries(mainOf));
  const others = await tx
    .update(leadPeople)
    .set({ isMain: false })
    .where(
      sql`${leadPeople.userId} = ${userId} and ${leadPeople.isMain} and exists (
        select from jsonb_each_text(${main}::jsonb) main
        where main.key::uuid = ${leadPeople.leadId} and main.value::uuid <> ${leadPeople.personId})`,
    )
    .returning({ id: leadPeople.personId });
  if (others.length > 0) await touchPeople(tx, userId, idsIn(others.map(({ id }) => id)));
  const leadIds = links.map(({ id }) => id);
  const found = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(leadIds)}`);
  const byLead = Map.groupBy(links, ({ id }) => id);
  const rows = found.flatMap(({ id }) => {
    const personIds = new Set(byLead.get(id)?.map(({ personId }) => personId));
    return [...personIds].map((personId) => ({
      userId,
      personId,
      leadId: id,
      isMain: mainOf.get(id) === personId,
    }));
  });
  if (rows.length === 0) return;
  await tx
    .insert(leadPeople)
    .values(rows)
    .onConflictDoUpdate({
      target: [leadPeople.userId, leadPeople.leadId, leadPeople.personId],
      set: { isMain: sql`excluded.is_main` },
    });
}

/** Makes these the leads of a person. Links to deleted leads stay. */
async function replaceLeads(
  tx: Database,
  userId: string,
  personId: string,
  links: readonly PersonLead[],
): Promise<void> {
  await tx.delete(leadPeople).where(
    sql`${leadPeople.userId} = ${userId} and ${leadPeople.personId} = ${personId}
      and ${leadPeople.leadId} not in ${idsIn(links.map(({ id }) => id))}
      and ${leadPeople.leadId} in (select ${leads.id} from ${leads} where ${ownLeads(userId)})`,
  );
  await linkPeople(tx, userId, linksOf(personId, links));
}

async function updatePerson(
  tx: Database,
  userId: string,
  { id, version: _, leads: links, ...update }: PersonUpdate & { id: string },
): Promise<void> {
  // Whoever is changed by the user is listed.
  const changes: PgUpdateSetSource<typeof people> = { ...personRow(update), isListed: true };
  await tx
    .update(people)
    .set(changes)
    .where(and(ownPeople(userId), eq(people.id, id)));
  if (links) await replaceLeads(tx, userId, id, links);
}

/** Applies changes of the user's people, and keeps the contacts of their leads in step. */
export async function changePeople(
  db: Database,
  userId: string,
  { people: updates = [], deletedIds = [], restoredIds = [] }: PeopleChange,
): Promise<ChangedPeople> {
  return db.transaction(async (tx) => {
    const changed = updates.map(({ id }) => id);
    const named = [...new Set([...restoredIds, ...changed, ...deletedIds])];
    const isRestored = new Set(restoredIds);
    // In the same order every time.
    const locked = await tx
      .select({
        id: people.id,
        version: people.version,
        bytes: personBytes,
        isDeleted: sql<boolean>`${people.deletedAt} is not null`,
      })
      .from(people)
      .where(and(eq(people.userId, userId), inArray(people.id, named)))
      .orderBy(people.id)
      .for('update');
    const byId = new Map(locked.map((person) => [person.id, person]));
    if (named.some((id) => byId.get(id)?.isDeleted !== isRestored.has(id)))
      return { outcome: 'not found' };
    if (locked.reduce((sum, { bytes }) => sum + bytes, 0) > LIMITS.leadsBytes)
      throw new HttpError(413, PEOPLE_TOO_LARGE);
    const newer = updates.filter(
      ({ id, version }) =>
        version !== undefined && !isRestored.has(id) && byId.get(id)?.version !== version,
    );
    if (newer.length > 0) {
      const newerIds = newer.map(({ id }) => id);
      return { outcome: 'conflict', people: await findPeople(tx, userId, newerIds) };
    }
    if (restoredIds.length > 0)
      await tx
        .update(people)
        .set({ deletedAt: null })
        .where(and(deletedPeople(userId), inArray(people.id, [...restoredIds])));
    const before = await mainLeadsOf(tx, userId, named);
    for (const update of updates) await updatePerson(tx, userId, update);
    if (deletedIds.length > 0) await deletePeople(tx, userId, deletedIds);
    await syncContacts(tx, userId, [...before, ...(await mainLeadsOf(tx, userId, changed))]);
    const ids = [...new Set([...restoredIds, ...changed])];
    return { outcome: 'changed', people: await findPeople(tx, userId, ids) };
  });
}

/** Moves people to those that can be restored, of which the last ones are kept. */
async function deletePeople(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(people)
    .set({ deletedAt: clock })
    .where(and(ownPeople(userId), inArray(people.id, [...ids])));
  const tooMany = tx
    .select({ id: people.id })
    .from(people)
    .where(deletedPeople(userId))
    .orderBy(desc(people.deletedAt), desc(people.id))
    .offset(LIMITS.deletedPeople);
  await tx.delete(people).where(and(deletedPeople(userId), inArray(people.id, tooMany)));
}
