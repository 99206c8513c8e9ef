import { and, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CompleteNewLead, Lead, LeadUpdate } from '#domain/contract/leads.ts';
import type { FindUndone } from '#domain/leads/withoutStatusChange.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { ownLead, ownLeads } from '../db/ownLeads.ts';
import { clock, leadStatusHistory, leads } from '../db/schema.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { clearDeletedLeads } from './deletedLeads.ts';
import { leadColumns, leadJson, newLeadRow } from './leadColumns.ts';
import { leadIdIn, leadNotFound } from './leadId.ts';
import { isWithinLeadLimit, limitReached } from './leadLimit.ts';
import { takeBackStatusChanges } from './statusChanges.ts';

/**
 * The assignments of an UPDATE, or `null` when the update is empty. Fields that the update leaves out
 * stay; contact details merge field by field.
 */
function leadChanges({
  userId: _ignored,
  contactInfo,
  lastContactAt,
  nextFollowUpAt,
  updatedAt,
  ...fields
}: Omit<LeadUpdateById['update'], 'version'>): PgUpdateSetSource<typeof leads> | null {
  const changes: PgUpdateSetSource<typeof leads> = { ...fields };
  if (lastContactAt !== undefined) changes.lastContactAt = toDate(lastContactAt);
  if (nextFollowUpAt !== undefined) changes.nextFollowUpAt = toDate(nextFollowUpAt);
  if (Object.keys(contactInfo ?? {}).length > 0) {
    changes.contactInfo = sql`${leads.contactInfo} || ${JSON.stringify(contactInfo)}::jsonb`;
  }
  // An own status belongs to the status that it was chosen with.
  if (fields.status !== undefined && fields.customStatus === undefined) {
    changes.customStatus = sql`case when ${leads.status} = ${fields.status} then ${leads.customStatus} else '' end`;
  }
  if (Object.keys(changes).length === 0) return null;
  return { ...changes, updatedAt: toDate(updatedAt) ?? clock };
}

/** The user's lead, or `null` when there is none with this id. */
export async function findLead(db: Database, userId: string, id: string): Promise<Lead | null> {
  const [lead] = await db.select(leadColumns(userId)).from(leads).where(ownLead(userId, id));
  return lead ?? null;
}

/** The user's lead. Throws the 404 when there is none with this id. */
export async function loadLead(db: Database, userId: string, id: string): Promise<Lead> {
  const lead = await findLead(db, userId, leadIdIn(id));
  if (!lead) throw leadNotFound();
  return lead;
}

/**
 * Adds a lead and its first status history entry. When the user has a lead with this id already,
 * returns that lead unchanged, also for two concurrent requests. Throws the 409 of too many leads.
 */
export async function createLead(
  db: Database,
  userId: string,
  newLead: CompleteNewLead,
  leadLimit: number | null,
): Promise<{ outcome: 'created' | 'existing'; lead: Lead }> {
  return db.transaction(async (tx) => {
    const hasRoom = await isWithinLeadLimit(tx, userId, 1, leadLimit);
    const existing = newLead.id === undefined ? null : await findLead(tx, userId, newLead.id);
    if (existing) return { outcome: 'existing', lead: existing };
    if (!hasRoom) throw limitReached(leadLimit);
    const row = newLeadRow(userId, newLead);
    await clearDeletedLeads(tx, userId, [row.id]);
    const [added] = await tx
      .insert(leads)
      .values(row)
      .onConflictDoNothing()
      .returning({ status: leads.status });
    if (added) {
      await tx.insert(leadStatusHistory).values({
        userId,
        leadId: row.id,
        changedBy: userId,
        toStatus: row.status,
        customStatus: row.customStatus,
      });
      await linkContacts(tx, userId, [row.id]);
    }
    const lead = await findLead(tx, userId, row.id);
    if (lead) return { outcome: added ? 'created' : 'existing', lead };
    throw new Error('The lead was deleted while the same request was repeated');
  });
}

/** The approximate size of the user's leads as JSON after the updates, in bytes. */
export async function bytesAfterUpdates(
  db: Database,
  userId: string,
  updates: readonly LeadUpdateById[],
): Promise<number> {
  const added = Buffer.byteLength(JSON.stringify(updates));
  const bytes = sql`coalesce(sum(octet_length(${leadJson(userId)})), 0)`.mapWith(Number);
  const ids = updates.map(({ id }) => id);
  const [found] = await db
    .select({ bytes })
    .from(leads)
    .where(and(ownLeads(userId), inArray(leads.id, ids)));
  return added + (found?.bytes ?? 0);
}

/** An update of one lead. */
export interface LeadUpdateById {
  id: string;
  /** An undo gives back `updatedAt`, too. Otherwise it's the time of the update. */
  update: LeadUpdate & { updatedAt?: string | undefined };
  /** For the history entry of a change that sending a letter makes. */
  sending?: { pitchId: string | null; changedAt: Date };
  /** The status change that the update takes back, which leaves the history instead of adding to it. */
  undoes?: FindUndone;
}

export type UpdatedLeads =
  | { outcome: 'updated'; leads: Lead[] }
  /** Nothing was updated, because these leads are newer than the versions that their updates name. */
  | { outcome: 'conflict'; leads: Lead[] }
  /** Nothing was updated, because one of the leads isn't the user's. */
  | { outcome: 'not found' };

/**
 * Updates all of the leads, or none; the response has them in the order of the updates. Each change of
 * status adds a history entry, or takes one back; the rows are locked, so entries can't overlap.
 *
 * @param updates at most one for each lead
 */
export async function updateLeads(
  db: Database,
  userId: string,
  updates: readonly LeadUpdateById[],
): Promise<UpdatedLeads> {
  const ids = updates.map(({ id }) => id);
  const theseLeads = and(ownLeads(userId), inArray(leads.id, ids));
  return db.transaction(async (tx): Promise<UpdatedLeads> => {
    // Locked in the same order every time, so two bulk updates can't deadlock.
    const locked = await tx
      .select({
        id: leads.id,
        version: leads.version,
        status: leads.status,
        customStatus: leads.customStatus,
      })
      .from(leads)
      .where(theseLeads)
      .orderBy(leads.id)
      .for('update');
    if (locked.length < ids.length) return { outcome: 'not found' };
    const before = new Map(locked.map((lead) => [lead.id, lead]));
    const newer = updates.filter(
      ({ id, update: { version } }) => version !== undefined && before.get(id)?.version !== version,
    );
    if (newer.length === 0) {
      for (const [changes, changed] of sameChanges(updates)) {
        if (changes)
          await tx
            .update(leads)
            .set(changes)
            .where(and(ownLeads(userId), inArray(leads.id, changed)));
      }
      await addStatusChanges(tx, userId, updates, before);
      const contacts = updates.filter(({ update }) => update.contactInfo);
      if (contacts.length > 0)
        await linkContacts(
          tx,
          userId,
          contacts.map(({ id }) => id),
        );
    }
    const after = await tx.select(leadColumns(userId)).from(leads).where(theseLeads);
    const byId = new Map(after.map((lead) => [lead.id, lead]));
    const inOrder = (some: readonly LeadUpdateById[]) =>
      some.flatMap(({ id }) => byId.get(id) ?? []);
    return newer.length > 0
      ? { outcome: 'conflict', leads: inOrder(newer) }
      : { outcome: 'updated', leads: inOrder(updates) };
  });
}

/** The changed columns, each with the leads that change in the same way, so that they take one statement. */
function sameChanges(updates: readonly LeadUpdateById[]) {
  const groups = new Map<string, [ReturnType<typeof leadChanges>, string[]]>();
  for (const {
    id,
    update: { version: _, ...requested },
  } of updates) {
    const key = JSON.stringify(requested);
    const group = groups.get(key) ?? [leadChanges(requested), []];
    group[1].push(id);
    groups.set(key, group);
  }
  return groups.values();
}

async function addStatusChanges(
  tx: Database,
  userId: string,
  updates: readonly LeadUpdateById[],
  before: ReadonlyMap<string, Pick<Lead, 'status' | 'customStatus'>>,
): Promise<void> {
  const undone = await takeBackStatusChanges(tx, userId, updates);
  const moved = updates.flatMap(({ id, update, sending }) => {
    if (undone.has(id)) return [];
    const { status: fromStatus, customStatus: fromCustom } = before.get(id) ?? {};
    const { status: toStatus = fromStatus } = update;
    const isMoved = toStatus !== fromStatus;
    const { customStatus = isMoved ? '' : fromCustom } = update;
    if (!toStatus || (!isMoved && customStatus === fromCustom)) return [];
    return [
      { userId, leadId: id, changedBy: userId, fromStatus, toStatus, customStatus, ...sending },
    ];
  });
  if (moved.length > 0) await tx.insert(leadStatusHistory).values(moved);
}
