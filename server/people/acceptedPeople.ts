import { and, eq } from 'drizzle-orm';
import { isSame } from '#domain/changedFields.ts';
import type {
  CompleteNewPerson,
  ImportedPeople,
  Person,
  PersonLead,
} from '#domain/contract/people.ts';
import { takenBack } from '#domain/messages/acceptedChanges.ts';
import type { Self } from '#domain/messages/acceptedPeople.ts';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { type AcceptedPerson, leadPeople, mailboxes, people } from '../db/schema.ts';
import { findProfile } from '../profile/repository.ts';
import { linkPeople, linksOf, mainLeadsOf, personRow, syncContacts } from './changePeople.ts';
import { knowPeople } from './knownPeople.ts';
import { touchPeople } from './lastContact.ts';
import { findPeople, ownPeople } from './repository.ts';

/** The user's name and addresses, to leave the user out of the people of a message. */
export async function findSelf(tx: Database, userId: string, email: string): Promise<Self> {
  const profile = await findProfile(tx, userId);
  const [mailbox] = await tx
    .select({ user: mailboxes.user })
    .from(mailboxes)
    .where(eq(mailboxes.userId, userId));
  const { name = '', email: own = '' } = profile?.personalInfo ?? {};
  return { name, emails: [email, own, mailbox?.user ?? ''].filter(Boolean) };
}

/** Adds the people of an accepted message, or finds them, and links them to its lead. Returns what undo takes back, and who may be someone known. */
export async function meetPeople(
  tx: Database,
  userId: string,
  leadId: string,
  some: readonly CompleteNewPerson[],
): Promise<{ people: AcceptedPerson[]; similar: ImportedPeople['similar'] }> {
  const { ids, addedIds, filled, similar } = await knowPeople(tx, userId, some);
  const links = await tx
    .select({ id: leadPeople.personId })
    .from(leadPeople)
    .where(and(eq(leadPeople.userId, userId), eq(leadPeople.leadId, leadId)));
  const linked = new Set(links.map(({ id }) => id));
  const met = some.map(({ leads: own, ...fields }, at): AcceptedPerson & { own: PersonLead[] } => {
    const id = ids[at] ?? '';
    const isAdded = addedIds.includes(id);
    const { before, after } = filled.find((one) => one.id === id) ?? { before: {}, after: {} };
    const change = isAdded ? { before: null, after: fields } : { before, after };
    return { id, isLinked: !linked.has(id), ...change, own };
  });
  const newLinks = met.flatMap(({ id, isLinked, own }) => (isLinked ? linksOf(id, own) : []));
  await linkPeople(tx, userId, newLinks);
  const known = met.filter(({ isLinked, before }) => isLinked && before !== null);
  if (known.length > 0) await touchPeople(tx, userId, idsIn(known.map(({ id }) => id)));
  await syncContacts(tx, userId, [leadId]);
  return { people: met.map(({ own: _, ...person }) => person), similar };
}

/** Whether a person is as they were added, on no other lead. */
const isUnchanged = (now: Person, after: Partial<Person>, leadId: string): boolean =>
  now.leads.every(({ id }) => id === leadId) &&
  (Object.keys(after) as (keyof Person)[]).every(
    // The last contact is counted.
    (field) => field === 'lastContactAt' || isSame(now[field], after[field]),
  );

/** Takes back what accepting a message did to people. Who was changed since stays, without the lead. */
export async function forgetPeople(
  tx: Database,
  userId: string,
  leadId: string,
  met: readonly AcceptedPerson[],
): Promise<void> {
  const leadIds = [
    leadId,
    ...(await mainLeadsOf(
      tx,
      userId,
      met.map(({ id }) => id),
    )),
  ];
  for (const { id, before, after, isLinked } of met) {
    const [now] = await findPeople(tx, userId, [id]);
    if (!now) continue;
    const one = and(ownPeople(userId), eq(people.id, id));
    if (before === null && isUnchanged(now, after, leadId)) {
      await tx.delete(people).where(one);
      continue;
    }
    const update = before === null ? {} : takenBack(now, before, after);
    if (Object.keys(update).length > 0) await tx.update(people).set(personRow(update)).where(one);
    if (isLinked) {
      await touchPeople(tx, userId, idsIn([id]));
      await tx
        .delete(leadPeople)
        .where(
          and(
            eq(leadPeople.userId, userId),
            eq(leadPeople.leadId, leadId),
            eq(leadPeople.personId, id),
          ),
        );
    }
  }
  await syncContacts(tx, userId, leadIds);
}
