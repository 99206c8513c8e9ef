import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  CompletePeopleQuery,
  DeletedPerson,
  PeopleResponse,
  Person,
} from '#domain/contract/people.ts';
import { PERSON_FIELD_NAMES, personField } from '#domain/contract/personFields.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import type { Database } from '../db/database.ts';
import { idsIn, isoTimestamp } from '../db/expressions.ts';
import { people } from '../db/schema.ts';
import { decodePageCursor, nextCursor } from '../http/pageCursor.ts';
import { lastContact } from './lastContact.ts';

const { userId: _, deletedAt: __, companyKey: ___, ...columns } = getTableColumns(people);

/** A person's leads that aren't deleted, the main ones first. */
const leadsOf = (userId: string) => sql<Person['leads']>`(
  select coalesce(json_agg(json_build_object('id', link.lead_id, 'isMain', link.is_main)
    order by link.is_main desc, link.lead_id), '[]')
  from lead_people link join leads lead on lead.user_id = ${userId} and lead.id = link.lead_id
  where link.user_id = ${userId} and link.person_id = people.id and lead.deleted_at is null
)`;

/** Selects a `Person`. */
export const personColumns = (userId: string) =>
  ({
    ...columns,
    nextFollowUpAt: isoTimestamp(people.nextFollowUpAt) as SQL<string | null>,
    lastContactAt: isoTimestamp(lastContact(userId)) as SQL<string | null>,
    createdAt: isoTimestamp(people.createdAt),
    leads: leadsOf(userId),
  }) satisfies Record<keyof Person, unknown>;

/** The bytes of a person's longest texts. */
export const personBytes = sql<number>`octet_length(${people.notes}::text) + octet_length(${people.note})`;

/** The user's people without deleted ones. */
export const ownPeople = (userId: string) =>
  and(eq(people.userId, userId), isNull(people.deletedAt));

export const deletedPeople = (userId: string) =>
  and(eq(people.userId, userId), isNotNull(people.deletedAt));

export async function findPeople(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Person[]> {
  const found = await db
    .select(personColumns(userId))
    .from(people)
    .where(sql`${ownPeople(userId)} and ${people.id} in ${idsIn(ids)}`);
  const byId = new Map(found.map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One text, with a line for each searched field. */
const searched = sql`lower(concat_ws(E'\n', ${sql.join(
  PERSON_FIELD_NAMES.filter((name) => personField(name).isSearched).map((name) =>
    name === 'emails' ? sql`${people.emails}::text` : sql`${people[name]}`,
  ),
  sql`, `,
)}))`;

/** A page of the user's people, newest first. */
export async function listPeople(
  db: Database,
  userId: string,
  { limit, cursor, q, company, lead, followUp, listed }: CompletePeopleQuery,
): Promise<PeopleResponse> {
  const after = decodePageCursor(cursor, 'of people');
  const words = [...new Set(q?.toLowerCase().split(/\s+/).filter(Boolean))];
  const found = await db
    .select({ id: people.id, createdAt: isoTimestamp(people.createdAt), bytes: personBytes })
    .from(people)
    .where(
      and(
        ownPeople(userId),
        followUp ? isNotNull(people.nextFollowUpAt) : undefined,
        listed ? eq(people.isListed, listed === 'true') : undefined,
        company ? eq(people.companyKey, companyKey(company)) : undefined,
        lead
          ? sql`${people.id} in (select link.person_id from lead_people link
              where link.user_id = ${userId} and link.lead_id = ${lead})`
          : undefined,
        ...words.map((word) => sql`strpos(${searched}, ${word}) > 0`),
        after ? sql`(${people.createdAt}, ${people.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit + 1);
  const unlisted = await db.$count(people, and(ownPeople(userId), eq(people.isListed, false)));
  // A page ends early rather than grow larger. At least one, so that everyone can be read.
  let bytes = 0;
  const page = found.slice(0, limit).filter((person, at) => {
    bytes += person.bytes;
    return at === 0 || bytes <= LIMITS.leadsBytes;
  });
  const ids = page.map(({ id }) => id);
  return {
    data: await findPeople(db, userId, ids),
    unlisted,
    nextCursor: nextCursor(page, found, ({ createdAt }) => createdAt),
  };
}

/** The people that can be restored, the last deleted first. */
export const listDeletedPeople = (db: Database, userId: string): Promise<DeletedPerson[]> =>
  db
    .select({
      id: people.id,
      name: sql<string>`coalesce(nullif(${people.name}, ''), ${people.emails} ->> 0, '')`,
      company: people.company,
      deletedAt: isoTimestamp(people.deletedAt),
    })
    .from(people)
    .where(deletedPeople(userId))
    .orderBy(desc(people.deletedAt), desc(people.id))
    .limit(LIMITS.deletedPeople);

/** Deletes the people that could be restored for good. */
export async function clearDeletedPeople(db: Database, userId: string): Promise<void> {
  await db.delete(people).where(deletedPeople(userId));
}
