import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { people } from '../db/schema.ts';

const has = (text: SQL): SQL =>
  sql`(${people.name} <> '' and strpos(lower(${text}), lower(${people.name})) > 0)`;

/** Whether a name or an address is the person's. */
const isTheirs = (name: SQL, address: SQL): SQL => sql`(
  (${people.name} <> '' and lower(${name}) = lower(${people.name}))
  or jsonb_exists(lower(${people.emails}::text)::jsonb, lower(${address})))`;

/**
 * When the user was in contact with a person last: by a message, a sent letter, an interview or a call on one of
 * their leads, or what was stored. What changes it calls `contactsChanged`.
 */
export const lastContact = (userId: string): SQL => sql`greatest(
  ${people.lastContactAt},
  (select max((entry ->> 'createdAt')::timestamptz) from jsonb_array_elements(${people.notes}) entry
    where entry ->> 'type' = 'call'),
  (select max(contact.at) from lead_people link
    join leads lead on lead.user_id = ${userId} and lead.id = link.lead_id and lead.deleted_at is null
    cross join lateral (
      select m.sent_at as at from messages m
      where m.user_id = ${userId} and m.lead_id = link.lead_id and ${isTheirs(sql`m.from_name`, sql`m.from_address`)}
      union all select (p.sent ->> 'at')::timestamptz from pitches p
      where p.user_id = ${userId} and p.lead_id = link.lead_id and p.sent is not null
        and ${isTheirs(sql`p.contact_info ->> 'name'`, sql`p.contact_info ->> 'email'`)}
      union all select i.starts_at from interviews i
      where i.user_id = ${userId} and i.lead_id = link.lead_id and i.starts_at < now()
        and i.outcome is distinct from 'canceled' and ${has(sql`i.people`)}
      union all select n.created_at from lead_notes n
      where n.user_id = ${userId} and n.lead_id = link.lead_id and n.type = 'call'
        and (link.is_main or ${has(sql`n.text`)})
    ) contact
    where link.user_id = ${userId} and link.person_id = people.id)
)`;

/** Lists people whose last contact or leads aren't as they were. They get another version, and clients an event. */
export async function touchPeople(tx: Database, userId: string, which: SQL): Promise<void> {
  await tx
    .update(people)
    .set({ isListed: true })
    .where(
      sql`${people.userId} = ${userId} and ${people.deletedAt} is null and ${people.id} in ${which}`,
    );
}

/** Does the same for the people who are linked to these leads. */
export const contactsChanged = (
  tx: Database,
  userId: string,
  leadIds: readonly string[],
): Promise<void> =>
  touchPeople(
    tx,
    userId,
    sql`(select link.person_id from lead_people link
      where link.user_id = ${userId} and link.lead_id in ${idsIn(leadIds)})`,
  );
