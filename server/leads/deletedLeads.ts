import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DeletedLead, Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { deletedLeads, interviews, leadNotes, leads, messages, pitches } from '../db/schema.ts';
import { rowDefaults } from '../db/storedRows.ts';
import type { PageCursor } from '../http/pageCursor.ts';
import { isoTimestamp, leadColumns } from './leadColumns.ts';
import { isWithinLeadLimit } from './repository.ts';

const theseLeads = (userId: string, ids: readonly string[]) =>
  and(eq(leads.userId, userId), inArray(leads.id, [...ids]));

const theseDeleted = (userId: string, ids: readonly string[]) =>
  and(eq(deletedLeads.userId, userId), inArray(deletedLeads.id, [...ids]));

/** The rows of the lead in another table, as JSON. */
const rowsOf = (table: SQL, order: SQL) => sql`(
  select coalesce(jsonb_agg(to_jsonb(part.*) order by ${order}), '[]')
  from ${table} part where part.user_id = leads.user_id and part.lead_id = leads.id
)`;

/** A row with the defaults of columns that a stored row may lack. */
const defaultRow = (table: PgTable) =>
  sql`jsonb_populate_record(null::${table}, ${JSON.stringify(rowDefaults(table))}::jsonb)`;

/**
 * Deletes leads with their notes, interviews, pitches and messages, all of the leads or none. The last `LIMITS.deletedLeads`
 * can be restored. Returns whether all of them are the user's.
 *
 * @param ids must be unique
 */
export async function deleteLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(theseLeads(userId, ids))
      .orderBy(leads.id)
      .for('update');
    if (found.length < ids.length) return false;
    // A lead may have been added, deleted and added again under the same id.
    await tx.delete(deletedLeads).where(theseDeleted(userId, ids));
    await tx.execute(sql`
      insert into deleted_leads (user_id, id, lead, notes, pitches, interviews, messages)
      select leads.user_id, leads.id, to_jsonb(leads.*),
        ${rowsOf(sql`lead_notes`, sql`part.position`)}, ${rowsOf(sql`pitches`, sql`part.id`)},
        ${rowsOf(sql`interviews`, sql`part.id`)}, ${rowsOf(sql`messages`, sql`part.id`)}
      from leads where ${theseLeads(userId, ids)}
    `);
    await tx.delete(leads).where(theseLeads(userId, ids));
    await tx.execute(sql`
      delete from deleted_leads where user_id = ${userId} and id in (
        select id from deleted_leads where user_id = ${userId}
        order by deleted_at desc, id desc offset ${LIMITS.deletedLeads}
      )
    `);
    return true;
  });
}

export type RestoredLeads =
  | { outcome: 'restored'; leads: Lead[] }
  | { outcome: 'not found' | 'exists' | 'limit reached' };

/**
 * Restores deleted leads with their notes, interviews, pitches and messages, all of the leads or none.
 *
 * @param ids must be unique
 */
export async function restoreLeads(
  db: Database,
  userId: string,
  ids: readonly string[],
  leadLimit: number | null,
): Promise<RestoredLeads> {
  return db.transaction(async (tx): Promise<RestoredLeads> => {
    const deleted = theseDeleted(userId, ids);
    const found = await tx
      .select({ id: deletedLeads.id })
      .from(deletedLeads)
      .where(deleted)
      .orderBy(deletedLeads.id)
      .for('update');
    if (found.length < ids.length) return { outcome: 'not found' };
    if (!(await isWithinLeadLimit(tx, userId, ids.length, leadLimit)))
      return { outcome: 'limit reached' };
    if ((await tx.$count(leads, theseLeads(userId, ids))) > 0) return { outcome: 'exists' };
    // A new version, so that clients with the old one take it.
    await tx.execute(sql`
      insert into leads select row.*
      from deleted_leads, jsonb_populate_record(${defaultRow(leads)},
        lead || jsonb_build_object('version', (lead->>'version')::int + 1)) row
      where ${deleted}
    `);
    // In their order, in which they get new positions.
    await tx.execute(sql`
      insert into lead_notes (user_id, lead_id, id, type, text, created_at)
      select note.user_id, note.lead_id, note.id, note.type, note.text, note.created_at
      from deleted_leads, jsonb_populate_recordset(${defaultRow(leadNotes)}, notes) note
      where ${deleted} order by note.position
    `);
    await tx.execute(sql`
      insert into pitches select pitch.*
      from deleted_leads, jsonb_populate_recordset(${defaultRow(pitches)}, pitches) pitch
      where ${deleted}
    `);
    await tx.execute(sql`
      insert into interviews select interview.*
      from deleted_leads,
        jsonb_populate_recordset(${defaultRow(interviews)}, interviews) interview
      where ${deleted}
    `);
    // One that was added again meanwhile stays.
    await tx.execute(sql`
      insert into messages select message.*
      from deleted_leads, jsonb_populate_recordset(${defaultRow(messages)}, messages) message
      where ${deleted} on conflict do nothing
    `);
    await tx.delete(deletedLeads).where(deleted);
    const restored = await tx.select(leadColumns).from(leads).where(theseLeads(userId, ids));
    const byId = new Map(restored.map((lead) => [lead.id, lead]));
    return { outcome: 'restored', leads: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

/** A page of the leads that can be restored, the last deleted first, after the given one. */
export async function listDeletedLeads(
  db: Database,
  userId: string,
  limit: number,
  after: PageCursor | null,
): Promise<DeletedLead[]> {
  const { deletedAt, id } = deletedLeads;
  return db
    .select({
      id: deletedLeads.id,
      title: sql<string>`${deletedLeads.lead}->>'title'`,
      company: sql<string>`${deletedLeads.lead}->>'company'`,
      status: sql<Lead['status']>`${deletedLeads.lead}->>'status'`,
      deletedAt: isoTimestamp(deletedLeads.deletedAt),
    })
    .from(deletedLeads)
    .where(
      and(
        eq(deletedLeads.userId, userId),
        after ? sql`(${deletedAt}, ${id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(limit);
}

/** Deletes the leads that can be restored for good. */
export async function clearDeletedLeads(db: Database, userId: string): Promise<void> {
  await db.delete(deletedLeads).where(eq(deletedLeads.userId, userId));
}
