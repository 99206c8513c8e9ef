import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { leads, pitches } from '../db/schema.ts';

const { userId: _owner, ...columns } = getTableColumns(pitches);

/** Selects from `pitches` what makes up a `Pitch`. */
export const pitchColumns = columns;

export const toPitch = (row: Omit<typeof pitches.$inferSelect, 'userId'>): Pitch => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

const onePitch = (userId: string, id: string) =>
  and(eq(pitches.userId, userId), eq(pitches.id, id));

/** Keeps a finished pitch. One whose lead was deleted while it was written is kept without a lead. */
export async function addPitch(
  db: Database,
  userId: string,
  { leadId, ...pitch }: Omit<Pitch, 'id' | 'createdAt'>,
): Promise<Pitch> {
  // Locked against deletion until the pitch is there: the reference never fails.
  const lead = sql<string | null>`(
    select ${leads.id} from ${leads}
    where ${leads.userId} = ${userId} and ${leads.id} = ${leadId} for key share)`;
  const [row] = await db
    .insert(pitches)
    .values({ ...pitch, userId, id: randomUUID(), leadId: leadId === null ? null : lead })
    .returning(pitchColumns);
  if (!row) throw new Error('An insert answered no row');
  return toPitch(row);
}

/** The user's pitch, or `null` when they have none with this id. */
export async function findPitch(db: Database, userId: string, id: string): Promise<Pitch | null> {
  const [row] = await db.select(pitchColumns).from(pitches).where(onePitch(userId, id));
  return row ? toPitch(row) : null;
}

/** Deletes a pitch. Answers whether there was one. */
export async function deletePitch(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pitches)
    .where(onePitch(userId, id))
    .returning({ id: pitches.id });
  return deleted.length > 0;
}
