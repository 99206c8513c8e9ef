import { randomUUID } from 'node:crypto';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type {
  Pitch,
  PitchVersion,
  pitchUpdateSchema,
  SentLetter,
} from '#domain/contract/pitches.ts';
import { EARLIER_LETTERS } from '#domain/pitches/followUp/followUpContext.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { changedVersions, versionsOf } from '#domain/pitches/pitchVersions.ts';
import type { Database } from '../db/database.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { isOfDeletedLead, ownLeads } from '../db/ownLeads.ts';
import { clock, leads, pitches } from '../db/schema.ts';

export const { userId: _userId, versions, ...pitchColumns } = getTableColumns(pitches);

type PitchRow = Omit<typeof pitches.$inferSelect, 'userId' | 'versions'>;

export function toPitch({
  editedContent,
  ...row
}: PitchRow & { versions?: PitchVersion[] }): Pitch {
  const content = editedContent ?? row.content;
  return {
    ...row,
    // Pitches from before a setting existed have its default.
    settings: { ...DEFAULT_PITCH_SETTINGS, ...row.settings },
    content,
    originalContent: editedContent === null ? null : row.content,
    unsupportedClaims: claimsIn(content, row.unsupportedClaims),
    createdAt: row.createdAt.toISOString(),
    emailedAt: row.emailedAt?.toISOString() ?? null,
  };
}

/** An update with its defaults filled in. */
type PitchChanges = z.output<typeof pitchUpdateSchema> & { sent?: SentLetter | null };

/** The user's pitches without those of deleted leads. */
export const ownPitches = (userId: string) =>
  and(eq(pitches.userId, userId), not(isOfDeletedLead(userId, pitches)));

const pitchKey = (userId: string, id: string) => and(ownPitches(userId), eq(pitches.id, id));

/**
 * Locks the leads until the end of the transaction, so that foreign keys to them can't fail. Returns a function that makes `null`
 * of the id of one that was deleted.
 */
export async function lockLeads(
  tx: Database,
  userId: string,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const wanted = ids.flatMap((id) => id?.toLowerCase() ?? []);
  if (wanted.length === 0) return () => null;
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(ownLeads(userId), inArray(leads.id, wanted)))
    .orderBy(leads.id)
    .for('key share');
  const found = new Set(rows.map(({ id }) => id));
  return (id) => (id && found.has(id.toLowerCase()) ? id : null);
}

/** Stores a finished pitch, without its lead if that was deleted in the meantime. */
export async function addPitch(
  db: Database,
  userId: string,
  {
    leadId,
    ...pitch
  }: Omit<Pitch, 'id' | 'version' | 'createdAt' | 'emailedAt' | 'sent' | 'originalContent'>,
): Promise<Pitch> {
  return db.transaction(async (tx) => {
    const existing = await lockLeads(tx, userId, [leadId]);
    const [row] = await tx
      .insert(pitches)
      .values({ ...pitch, userId, id: randomUUID(), leadId: existing(leadId) })
      .returning(pitchColumns);
    if (!row) throw new Error('The insert returned no row');
    return toPitch(row);
  });
}

/** Stores the rest of a letter. Returns null if the pitch was changed or deleted since. */
export async function continuePitch(
  db: Database,
  userId: string,
  { id, version }: Pitch,
  letter: Pick<Pitch, 'content' | 'cutOff' | 'notChecked' | 'unsupportedClaims'>,
): Promise<Pitch | null> {
  const [row] = await db
    .update(pitches)
    .set({ ...letter, editedContent: null })
    .where(and(pitchKey(userId, id), eq(pitches.version, version)))
    .returning(pitchColumns);
  return row ? toPitch(row) : null;
}

/** The user's pitch, or null if it doesn't exist. */
export async function findPitch(db: Database, userId: string, id: string): Promise<Pitch | null> {
  const [row] = await db.select(pitchColumns).from(pitches).where(pitchKey(userId, id));
  return row ? toPitch(row) : null;
}

/** The versions of the user's pitch, newest first, or null if it doesn't exist. */
export async function listVersions(
  db: Database,
  userId: string,
  id: string,
): Promise<PitchVersion[] | null> {
  const [row] = await db
    .select({ ...pitchColumns, versions })
    .from(pitches)
    .where(pitchKey(userId, id));
  return row ? versionsOf(toPitch(row), row.versions) : null;
}

/** The pitches of the user's lead whose letters were sent last, newest first. */
export async function listSentPitches(
  db: Database,
  userId: string,
  leadId: string,
): Promise<Pitch[]> {
  const rows = await db
    .select(pitchColumns)
    .from(pitches)
    .where(and(ownPitches(userId), eq(pitches.leadId, leadId), isNotNull(pitches.sent)))
    .orderBy(desc(sql`${pitches.sent} ->> 'at'`))
    .limit(EARLIER_LETTERS);
  return rows.map(toPitch);
}

/** The pitch of the user's lead, or one without a lead, locked; null if it doesn't exist. */
export async function lockPitch(
  tx: Database,
  userId: string,
  id: string,
  leadId: string,
): Promise<Pitch | null> {
  const isOfLead = or(isNull(pitches.leadId), eq(pitches.leadId, leadId));
  const [row] = await tx
    .select(pitchColumns)
    .from(pitches)
    .where(and(pitchKey(userId, id), isOfLead))
    .for('update');
  return row ? toPitch(row) : null;
}

/**
 * Stores the user's edited text, or restores the original when they are the same, the subject, the settings, whom it's for, the pitch's
 * lead, a claim that the user confirmed, that it was emailed, and the letter as it was sent. The text and the
 * letter are added to the versions. Returns null if the pitch, or the version that the update started
 * from, doesn't exist.
 */
export async function updatePitch(
  db: Database,
  userId: string,
  id: string,
  update: PitchChanges,
): Promise<Pitch | null> {
  const { content, subject, settings, contactInfo, leadId, emailed, sent } = update;
  const { confirmedClaim, version } = update;
  return db.transaction(async (tx) => {
    // The lead first, as a deletion locks them.
    const existing = await lockLeads(tx, userId, [leadId ?? null]);
    const [locked] = await tx
      .select({ row: { ...pitchColumns, versions }, at: isoTimestamp(clock) })
      .from(pitches)
      .where(pitchKey(userId, id))
      .for('update');
    if (!locked || (version !== undefined && version !== locked.row.version)) return null;
    const { row, at } = locked;
    const isChanged = content !== undefined || sent !== undefined;
    const changes = {
      ...(content !== undefined && { editedContent: content === row.content ? null : content }),
      ...(subject !== undefined && { subject }),
      ...(contactInfo && { contactInfo }),
      ...(settings && { settings: { ...row.settings, ...settings } }),
      ...(leadId !== undefined && { leadId: existing(leadId) }),
      ...(emailed && { emailedAt: clock }),
      // In UTC, as the database reads it.
      ...(sent !== undefined && {
        sent: sent && { ...sent, at: new Date(sent.at).toISOString() },
      }),
      ...(isChanged && {
        versions: changedVersions(row.versions, toPitch(row), { content, sent, at }),
      }),
      ...(confirmedClaim !== undefined && {
        unsupportedClaims: row.unsupportedClaims.filter(({ text }) => text !== confirmedClaim),
      }),
    };
    if (Object.keys(changes).length === 0) return findPitch(tx, userId, id);
    const [updated] = await tx
      .update(pitches)
      .set(changes)
      .where(pitchKey(userId, id))
      .returning(pitchColumns);
    return updated ? toPitch(updated) : null;
  });
}

/** Deletes a pitch. Returns whether it existed. */
export async function deletePitch(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pitches)
    .where(pitchKey(userId, id))
    .returning({ id: pitches.id });
  return deleted.length > 0;
}
