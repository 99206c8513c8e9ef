import type { OpenDatabase } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A database with these users, for routes that run without the rest of the server. */
export async function databaseOf(...userIds: string[]): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  await database.db.insert(users).values(userIds.map((userId) => ({ userId })));
  return database;
}
