import { eq, getTableColumns } from 'drizzle-orm';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { aiSettings } from '../db/schema.ts';

export type AiRow = Omit<typeof aiSettings.$inferSelect, 'userId'>;

/** The user's settings; `undefined` before the first change. */
export async function findAiSettings(db: Database, userId: string): Promise<AiRow | undefined> {
  const { userId: owner, ...columns } = getTableColumns(aiSettings);
  const [row] = await db.select(columns).from(aiSettings).where(eq(owner, userId));
  return row;
}

/** Changes the user's settings, one change after the other. */
export async function changeAiSettings(
  db: Database,
  userId: string,
  change: (row: AiRow | undefined) => AiRow,
): Promise<AiRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = change(await findAiSettings(tx, userId));
    await tx
      .insert(aiSettings)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: aiSettings.userId, set: row });
    return row;
  });
}

/** Deletes the user's settings, and with them the key. */
export async function deleteAiSettings(db: Database, userId: string): Promise<void> {
  await db.delete(aiSettings).where(eq(aiSettings.userId, userId));
}
