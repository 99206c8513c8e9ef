import { and, eq, inArray, sql } from 'drizzle-orm';
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
  profiles,
  resumes,
} from '../db/schema.ts';
import { decodeBatch } from '../http/readRows.ts';
import { clearDeletedLeads } from '../leads/deletedLeads.ts';
import { isWithinLeadLimit } from '../leads/leadLimit.ts';
import { linkPeople, linksOf, personRow } from '../people/changePeople.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { lockLeads } from '../pitches/repository.ts';
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

async function restoreProfile(
  { db, userId, count }: Restore,
  profile: Archive['profile'],
): Promise<void> {
  if (!profile) return;
  const rows = await db
    .insert(profiles)
    .values({ userId, profile })
    .onConflictDoNothing()
    .returning({ userId: profiles.userId });
  count('profile', 1, rows.length);
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
    const rows = await tx
      .insert(leads)
      .values(
        batch.map(({ lead: { notes: _, ...lead } }) => ({
          ...lead,
          userId,
          createdAt: new Date(lead.createdAt),
          updatedAt: new Date(lead.updatedAt),
          lastContactAt: toDate(lead.lastContactAt),
          nextFollowUpAt: toDate(lead.nextFollowUpAt),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: leads.id });
    if (!(await isWithinLeadLimit(tx, userId, 0, leadLimit))) throw new LimitReached();
    const restored = new Set(rows.map(({ id }) => id));
    // Of a lead that was deleted since: the archive has it, too.
    if (restored.size > 0) {
      await tx
        .delete(leadStatusHistory)
        .where(
          and(
            eq(leadStatusHistory.userId, userId),
            inArray(leadStatusHistory.leadId, [...restored]),
          ),
        );
    }
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
    return rows.length;
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
    return tx.insert(pitches).values(rows).onConflictDoNothing().returning({ id: pitches.id });
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
    return tx.insert(messages).values(rows).onConflictDoNothing().returning({ id: messages.id });
  });
  count('messages', batch.length, added.length);
}

/** Restores people with their leads. */
async function restorePeople(
  { db, userId, count }: Restore,
  batch: Archive['people'],
): Promise<void> {
  const added = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(people)
      .values(
        batch.map(({ leads: _, createdAt, isListed, ...person }) => ({
          ...personRow(person),
          userId,
          id: person.id,
          isListed,
          createdAt: new Date(createdAt),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: people.id });
    const isAdded = new Set(rows.map(({ id }) => id));
    const newOnes = batch.filter(({ id }) => isAdded.has(id.toLowerCase()));
    await linkPeople(
      tx,
      userId,
      newOnes.flatMap(({ id, leads: links }) => linksOf(id, links)),
    );
    return rows.length;
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
  const stored =
    rows.length === 0
      ? []
      : await db
          .insert(leadViews)
          .values(rows)
          .onConflictDoNothing()
          .returning({ id: leadViews.id });
  count('views', batch.length, stored.length);
}

async function restoreResume(
  { db, userId, count }: Restore,
  { base64, createdAt, ...resume }: ArchivedFile,
): Promise<void> {
  const hasRoom = (await db.$count(resumes, eq(resumes.userId, userId))) < LIMITS.resumes;
  const rows = hasRoom
    ? await db
        .insert(resumes)
        .values({
          ...resume,
          userId,
          createdAt: new Date(createdAt),
          content: sql`decode(${base64}, 'base64')`,
        })
        .onConflictDoNothing()
        .returning({ id: resumes.id })
    : [];
  count('resumes', 1, rows.length);
}

/** Whether the user may have the archive's leads besides those that they have already. */
async function hasRoomFor(
  { db, userId, leadLimit }: Restore,
  ids: readonly string[],
): Promise<boolean> {
  if (leadLimit === null) return true;
  const existing = sql`${ownLeads(userId)} and ${leads.id} in ${idsIn(ids)}`;
  const added = ids.length - (await db.$count(leads, existing));
  return isWithinLeadLimit(db, userId, added, leadLimit);
}

/**
 * Adds the rows of a checked archive that the user doesn't have yet, in small transactions, between which
 * others use the database. When it is interrupted, restoring the archive again adds the rest. All rows
 * are stored under `userId`; user ids in the archive are ignored.
 */
export async function restoreArchive(
  db: Database,
  userId: string,
  archive: CheckedArchive,
  leadLimit: number | null,
): Promise<RestoreResponse['data'] | 'limit reached'> {
  const added: Counts = {
    leads: 0,
    pitches: 0,
    messages: 0,
    people: 0,
    views: 0,
    resumes: 0,
    profile: 0,
  };
  const skipped: Counts = { ...added };
  const count: Restore['count'] = (part, all, done) => {
    added[part] += done;
    skipped[part] += all - done;
  };
  const restore: Restore = { db, userId, leadLimit, count };
  if (!(await hasRoomFor(restore, archive.leadIds))) return 'limit reached';
  try {
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
  } catch (error) {
    if (error instanceof LimitReached) return 'limit reached';
    throw error;
  }
  return { added, skipped };
}

/** By another request meanwhile. */
class LimitReached extends Error {}
