import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Archive, RestoreResponse } from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { toDate } from '#domain/timestamp.ts';
import type { Database } from '../db/database.ts';
import {
  leadNotes,
  leadStatusHistory,
  leads,
  leadViews,
  pitches,
  profiles,
  resumes,
} from '../db/schema.ts';
import { isWithinLeadLimit } from '../leads/repository.ts';
import type { ArchiveTexts } from './worker.ts';

type Counts = RestoreResponse['data']['added'];

/** Rows of notes in one statement, which PostgreSQL limits to 65,535 parameters. */
const NOTES_PER_INSERT = 5_000;

/** A restore that is under way. */
interface Restore {
  db: Database;
  userId: string;
  count: (part: keyof Counts, all: number, done: number) => void;
}

async function restoreProfile({ db, userId, count }: Restore, text: string): Promise<void> {
  const profile = JSON.parse(text) as Archive['profile'];
  if (!profile) return;
  const rows = await db
    .insert(profiles)
    .values({ userId, profile })
    .onConflictDoNothing()
    .returning({ userId: profiles.userId });
  count('profile', 1, rows.length);
}

/** Restores a batch of leads with their notes. Returns the ids of those that didn't exist. */
async function restoreLeads(
  { db, userId, count }: Restore,
  batch: Archive['leads'],
): Promise<string[]> {
  const rows = await db
    .insert(leads)
    .values(
      batch.map(({ notes: _, createdAt, updatedAt, lastContactAt, nextFollowUpAt, ...lead }) => ({
        ...lead,
        userId,
        createdAt: new Date(createdAt),
        updatedAt: new Date(updatedAt),
        lastContactAt: toDate(lastContactAt),
        nextFollowUpAt: toDate(nextFollowUpAt),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: leads.id });
  count('leads', batch.length, rows.length);
  const restored = rows.map(({ id }) => id);
  const withoutNotes = new Set(restored);
  const notes = batch.flatMap(({ id, notes }) =>
    // A lead that is in the archive twice is added once.
    withoutNotes.delete(id.toLowerCase())
      ? notes.map((note) => ({ ...note, userId, leadId: id, createdAt: new Date(note.createdAt) }))
      : [],
  );
  for (let start = 0; start < notes.length; start += NOTES_PER_INSERT) {
    await db.insert(leadNotes).values(notes.slice(start, start + NOTES_PER_INSERT));
  }
  // Of a lead that was deleted since: the archive has it, too.
  if (restored.length > 0) {
    await db
      .delete(leadStatusHistory)
      .where(
        and(eq(leadStatusHistory.userId, userId), inArray(leadStatusHistory.leadId, restored)),
      );
  }
  return restored;
}

async function restoreHistory(
  { db, userId }: Restore,
  text: string,
  restored: ReadonlySet<string>,
): Promise<void> {
  const rows = (JSON.parse(text) as Archive['history'])
    .filter(({ leadId }) => restored.has(leadId.toLowerCase()))
    .map((change) => ({
      ...change,
      userId,
      changedBy: userId,
      changedAt: new Date(change.changedAt),
    }));
  if (rows.length > 0) await db.insert(leadStatusHistory).values(rows);
}

async function restorePitches(
  { db, userId, count }: Restore,
  text: string,
  known: ReadonlySet<string>,
): Promise<void> {
  const batch = JSON.parse(text) as Archive['pitches'];
  const rows = await db
    .insert(pitches)
    .values(
      batch.map(({ content, originalContent, leadId, createdAt, emailedAt, ...pitch }) => ({
        ...pitch,
        userId,
        leadId: leadId && known.has(leadId.toLowerCase()) ? leadId : null,
        content: originalContent ?? content,
        editedContent: originalContent === null ? null : content,
        createdAt: new Date(createdAt),
        emailedAt: toDate(emailedAt),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: pitches.id });
  count('pitches', batch.length, rows.length);
}

async function restoreViews({ db, userId, count }: Restore, text: string): Promise<void> {
  const batch = JSON.parse(text) as Archive['views'];
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

async function restoreResume({ db, userId, count }: Restore, text: string): Promise<void> {
  const { base64, createdAt, ...resume } = JSON.parse(text);
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

/**
 * Adds the rows of an archive that the user doesn't have yet, in one transaction. All rows are stored
 * under `userId`; user ids in the archive are ignored.
 */
export async function restoreArchive(
  db: Database,
  userId: string,
  texts: ArchiveTexts,
  leadLimit: number | null,
): Promise<RestoreResponse['data'] | 'limit reached'> {
  const added: Counts = { leads: 0, pitches: 0, views: 0, resumes: 0, profile: 0 };
  const skipped: Counts = { ...added };
  const count: Restore['count'] = (part, all, done) => {
    added[part] += done;
    skipped[part] += all - done;
  };
  return db
    .transaction(async (tx) => {
      const restore: Restore = { db: tx, userId, count };
      await isWithinLeadLimit(tx, userId, 0, leadLimit);
      await restoreProfile(restore, texts.profile);

      const known = new Set<string>();
      const restored = new Set<string>();
      for (const text of texts.leads) {
        const batch = JSON.parse(text) as Archive['leads'];
        for (const { id } of batch) known.add(id.toLowerCase());
        for (const id of await restoreLeads(restore, batch)) restored.add(id);
      }
      if (!(await isWithinLeadLimit(tx, userId, 0, leadLimit))) throw new LimitReached();

      for (const text of texts.history) await restoreHistory(restore, text, restored);
      for (const text of texts.pitches) await restorePitches(restore, text, known);
      for (const text of texts.views) await restoreViews(restore, text);
      for (const text of texts.resumes) await restoreResume(restore, text);
      return { added, skipped };
    })
    .catch((error: unknown) => {
      if (error instanceof LimitReached) return 'limit reached' as const;
      throw error;
    });
}

/** Rolls the transaction back. */
class LimitReached extends Error {}
