import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Archive, LeadHistory, RestoreResponse } from '#domain/contract/archive.ts';
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
import { isoTimestamp } from '../leads/leadColumns.ts';
import { hasRoomFor } from '../leads/repository.ts';
import type { ArchiveTexts } from './worker.ts';

/** The status changes of the user's leads, oldest first. */
export async function listHistory(db: Database, userId: string): Promise<LeadHistory[]> {
  const history = leadStatusHistory;
  return db
    .select({
      leadId: history.leadId,
      fromStatus: history.fromStatus,
      toStatus: history.toStatus,
      changedAt: isoTimestamp(history.changedAt),
      pitchId: history.pitchId,
    })
    .from(history)
    .innerJoin(leads, and(eq(leads.userId, history.userId), eq(leads.id, history.leadId)))
    .where(eq(history.userId, userId))
    .orderBy(history.id);
}

type Counts = RestoreResponse['data']['added'];

/**
 * Adds what the user doesn't have yet, all of it or nothing. Every row gets the user's id, whatever the
 * archive says.
 */
export async function restoreArchive(
  db: Database,
  userId: string,
  texts: ArchiveTexts,
  leadLimit: number | null,
): Promise<RestoreResponse['data'] | 'limit reached'> {
  const added: Counts = { leads: 0, pitches: 0, views: 0, resumes: 0, profile: 0 };
  const skipped: Counts = { ...added };
  const count = (part: keyof Counts, all: number, done: number) => {
    added[part] += done;
    skipped[part] += all - done;
  };
  return db
    .transaction(async (tx) => {
      await hasRoomFor(tx, userId, 0, leadLimit);

      const profile = JSON.parse(texts.profile) as Archive['profile'];
      if (profile) {
        const rows = await tx
          .insert(profiles)
          .values({ userId, profile })
          .onConflictDoNothing()
          .returning({ userId: profiles.userId });
        count('profile', 1, rows.length);
      }

      const known = new Set<string>();
      const restored = new Set<string>();
      for (const text of texts.leads) {
        const batch = JSON.parse(text) as Archive['leads'];
        for (const { id } of batch) known.add(id.toLowerCase());
        const rows = await tx
          .insert(leads)
          .values(
            batch.map(
              ({ notes: _, createdAt, updatedAt, lastContactAt, nextFollowUpAt, ...lead }) => ({
                ...lead,
                userId,
                createdAt: new Date(createdAt),
                updatedAt: new Date(updatedAt),
                lastContactAt: toDate(lastContactAt),
                nextFollowUpAt: toDate(nextFollowUpAt),
              }),
            ),
          )
          .onConflictDoNothing()
          .returning({ id: leads.id });
        count('leads', batch.length, rows.length);
        const ids = new Set(rows.map(({ id }) => id));
        for (const id of ids) restored.add(id);
        const notes = batch.flatMap(({ id, notes }) =>
          // A lead that is in the archive twice is added once.
          ids.delete(id.toLowerCase())
            ? notes.map((note) => ({
                ...note,
                userId,
                leadId: id,
                createdAt: new Date(note.createdAt),
              }))
            : [],
        );
        for (let start = 0; start < notes.length; start += 5_000) {
          await tx.insert(leadNotes).values(notes.slice(start, start + 5_000));
        }
        // Of a lead that was deleted since: the archive has it, too.
        if (rows.length > 0) {
          await tx.delete(leadStatusHistory).where(
            and(
              eq(leadStatusHistory.userId, userId),
              inArray(
                leadStatusHistory.leadId,
                rows.map(({ id }) => id),
              ),
            ),
          );
        }
      }
      if (!(await hasRoomFor(tx, userId, 0, leadLimit))) throw new LimitReached();

      for (const text of texts.history) {
        const rows = (JSON.parse(text) as Archive['history'])
          .filter(({ leadId }) => restored.has(leadId.toLowerCase()))
          .map((change) => ({
            ...change,
            userId,
            changedBy: userId,
            changedAt: new Date(change.changedAt),
          }));
        if (rows.length > 0) await tx.insert(leadStatusHistory).values(rows);
      }

      for (const text of texts.pitches) {
        const batch = JSON.parse(text) as Archive['pitches'];
        const rows = await tx
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

      const now = Date.now();
      for (const text of texts.views) {
        const batch = JSON.parse(text) as Archive['views'];
        const room = LIMITS.views - (await tx.$count(leadViews, eq(leadViews.userId, userId)));
        const rows = batch.slice(0, Math.max(0, room)).map(({ id, ...view }, index) => ({
          userId,
          id,
          view,
          createdAt: new Date(now + index),
        }));
        const stored =
          rows.length === 0
            ? []
            : await tx
                .insert(leadViews)
                .values(rows)
                .onConflictDoNothing()
                .returning({ id: leadViews.id });
        count('views', batch.length, stored.length);
      }

      for (const text of texts.resumes) {
        const { base64, createdAt, ...resume } = JSON.parse(text);
        const hasRoom = (await tx.$count(resumes, eq(resumes.userId, userId))) < LIMITS.resumes;
        const rows = hasRoom
          ? await tx
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
      return { added, skipped };
    })
    .catch((error: unknown) => {
      if (error instanceof LimitReached) return 'limit reached' as const;
      throw error;
    });
}

/** Rolls the transaction back. */
class LimitReached extends Error {}
