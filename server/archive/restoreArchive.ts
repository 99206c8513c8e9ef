import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Archive, RestoreResponse } from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { lastThatFit } from '#domain/pitches/pitchVersions.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import {
  interviews,
  leadNotes,
  leadStatusHistory,
  leads,
  leadViews,
  messages,
  people,
  pitches,
  resumes,
} from '../db/schema.ts';
import { decodeBatch } from '../http/readRows.ts';
import { clearDeletedLeads } from '../leads/deletedLeads.ts';
import { isWithinLeadLimit, limitReached } from '../leads/leadLimit.ts';
import { linkPeople, linksOf, personRow } from '../people/changePeople.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { lockLeads } from '../pitches/repository.ts';
import { addProfile } from '../profile/repository.ts';
import type { ArchivedFile, CheckedArchive, LeadBatch } from './checkArchive.ts';

type Counts = RestoreResponse['data']['added'];

/** Rows in one statement, which PostgreSQL limits to 65,535 parameters. */
const ROWS_PER_INSERT = 5_000;

/** A restore that is under way. */
interface Restore {
  db: Database;
  userId: string;
  leadLimit: number | null;
  count: (part: keyof Counts, all: number, done: number) => void;
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

/** Inserts the rows that aren't there yet. Returns their ids. */
async function insertNew<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(table)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: table.id });
  return added.map(({ id }) => id as string);
}

async function restoreProfile(
  { db, userId, count }: Restore,
  profile: Archive['profile'],
): Promise<void> {
  if (profile) count('profile', 1, (await addProfile(db, userId, profile)) ? 1 : 0);
}

/** Restores a batch of leads with their notes, history and interviews, all or nothing. */
async function restoreLeads(
  { db, userId, leadLimit, count }: Restore,
  batch: LeadBatch,
): Promise<void> {
  const added = await db.transaction(async (tx) => {
    await isWithinLeadLimit(tx, userId, 0, leadLimit);
    await clearDeletedLeads(
      tx,
      userId,
      batch.map(({ lead }) => lead.id),
    );
    const rows = batch.map(({ lead: { notes: _, ...lead } }) => ({
      ...lead,
      userId,
      createdAt: new Date(lead.createdAt),
      updatedAt: new Date(lead.updatedAt),
      lastContactAt: toDate(lead.lastContactAt),
      nextFollowUpAt: toDate(lead.nextFollowUpAt),
    }));
    const restored = new Set(await insertNew(tx, leads, rows));
    if (!(await isWithinLeadLimit(tx, userId, 0, leadLimit))) throw limitReached(leadLimit);
    // Of a lead that was deleted since: the archive has it, too.
    const { userId: owner, leadId } = leadStatusHistory;
    await tx
      .delete(leadStatusHistory)
      .where(and(eq(owner, userId), inArray(leadId, [...restored])));
    const own = batch.filter(({ lead }) => restored.has(lead.id.toLowerCase()));
    const notes = own.flatMap(({ lead }) =>
      lead.notes.map((note) => ({
        ...note,
        userId,
        leadId: lead.id,
        createdAt: new Date(note.createdAt),
      })),
    );
    await insertAll(notes, (some) => tx.insert(leadNotes).values(some));
    const history = own.flatMap(({ history }) =>
      history.map((change) => ({
        ...change,
        userId,
        changedBy: userId,
        changedAt: new Date(change.changedAt),
      })),
    );
    await insertAll(history, (some) => tx.insert(leadStatusHistory).values(some));
    const rounds = own.flatMap(({ lead, interviews }) =>
      interviews.map((interview) => ({
        ...interview,
        userId,
        leadId: lead.id,
        startsAt: new Date(interview.startsAt),
      })),
    );
    await insertAll(rounds, (some) => tx.insert(interviews).values(some).onConflictDoNothing());
    return restored.size;
  });
  count('leads', batch.length, added);
}

const leadIdsOf = (rows: readonly { leadId: string | null }[]) => rows.map(({ leadId }) => leadId);

async function restorePitches(
  { db, userId, count }: Restore,
  batch: Archive['pitches'],
): Promise<void> {
  const added = await db.transaction(async (tx) => {
    const existing = await lockLeads(tx, userId, leadIdsOf(batch));
    const rows = batch.map(
      ({ content, originalContent, leadId, createdAt, emailedAt, versions = [], ...pitch }) => ({
        ...pitch,
        userId,
        leadId: existing(leadId),
        content: originalContent ?? content,
        editedContent: originalContent === null ? null : content,
        createdAt: new Date(createdAt),
        emailedAt: toDate(emailedAt),
        versions: lastThatFit(versions),
      }),
    );
    return insertNew(tx, pitches, rows);
  });
  count('pitches', batch.length, added.length);
}

async function restoreMessages(
  { db, userId, count }: Restore,
  batch: Archive['messages'],
): Promise<void> {
  const added = await db.transaction(async (tx) => {
    const existing = await lockLeads(tx, userId, leadIdsOf(batch));
    const rows = batch.map(({ leadId, sentAt, createdAt, ...message }) => ({
      ...message,
      userId,
      leadId: existing(leadId),
      sentAt: new Date(sentAt),
      createdAt: new Date(createdAt),
    }));
    return insertNew(tx, messages, rows);
  });
  count('messages', batch.length, added.length);
}

/** Restores people with their leads. */
async function restorePeople(
  { db, userId, count }: Restore,
  batch: Archive['people'],
): Promise<void> {
  const added = await db.transaction(async (tx) => {
    const rows = batch.map(({ leads: _, createdAt, ...person }) => ({
      ...personRow(person),
      userId,
      id: person.id,
      createdAt: new Date(createdAt),
    }));
    const isAdded = new Set(await insertNew(tx, people, rows));
    const newOnes = batch.filter(({ id }) => isAdded.has(id.toLowerCase()));
    const links = newOnes.flatMap(({ id, leads: links }) => linksOf(id, links));
    await linkPeople(tx, userId, links);
    return isAdded.size;
  });
  count('people', batch.length, added);
}

async function restoreViews(
  { db, userId, count }: Restore,
  batch: Archive['views'],
): Promise<void> {
  const now = Date.now();
  const room = LIMITS.views - (await db.$count(leadViews, eq(leadViews.userId, userId)));
  const rows = batch.slice(0, Math.max(0, room)).map(({ id, ...view }, index) => ({
    userId,
    id,
    view,
    createdAt: new Date(now + index),
  }));
  count('views', batch.length, (await insertNew(db, leadViews, rows)).length);
}

async function restoreResume(
  { db, userId, count }: Restore,
  { base64, createdAt, ...resume }: ArchivedFile,
): Promise<void> {
  const hasRoom = (await db.$count(resumes, eq(resumes.userId, userId))) < LIMITS.resumes;
  const content = sql`decode(${base64}, 'base64')`;
  const row = { ...resume, userId, createdAt: new Date(createdAt), content };
  count('resumes', 1, (await insertNew(db, resumes, hasRoom ? [row] : [])).length);
}

/** Throws the 409 unless the user may have the archive's leads besides those that they have already. */
async function requireRoomFor({ db, userId, leadLimit }: Restore, ids: readonly string[]) {
  if (leadLimit === null) return;
  const existing = sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(ids)}`;
  const added = ids.length - (await db.$count(leads, existing));
  if (!(await isWithinLeadLimit(db, userId, added, leadLimit))) throw limitReached(leadLimit);
}

/**
 * Adds the rows of a checked archive that the user doesn't have yet, in small transactions, between which
 * others use the database. When it is interrupted, restoring the archive again adds the rest. All rows
 * are stored under `userId`; user ids in the archive are ignored. Throws the 409 of too many leads.
 */
export async function restoreArchive(
  db: Database,
  userId: string,
  archive: CheckedArchive,
  leadLimit: number | null,
): Promise<RestoreResponse['data']> {
  const added = { leads: 0, pitches: 0, messages: 0, people: 0, views: 0, resumes: 0, profile: 0 };
  const skipped = { ...added };
  const count: Restore['count'] = (part, all, done) => {
    added[part] += done;
    skipped[part] += all - done;
  };
  const restore: Restore = { db, userId, leadLimit, count };
  await requireRoomFor(restore, archive.leadIds);
  await restoreProfile(restore, archive.profile);
  for (const batch of archive.leads) await restoreLeads(restore, decodeBatch(batch));
  for (const batch of archive.pitches) await restorePitches(restore, decodeBatch(batch));
  for (const batch of archive.messages) await restoreMessages(restore, decodeBatch(batch));
  for (const batch of archive.people) await restorePeople(restore, decodeBatch(batch));
  // Archives from before people have the contacts of leads only.
  if (archive.people.length === 0)
    await insertAll(archive.leadIds, (some) =>
      db.transaction((tx) => linkContacts(tx, userId, some)),
    );
  await restoreViews(restore, archive.views);
  for (const resume of archive.resumes) await restoreResume(restore, resume);
  return { added, skipped };
}
