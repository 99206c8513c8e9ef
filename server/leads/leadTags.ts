import { eq, sql } from 'drizzle-orm';
import type { LeadTagsResponse } from '#domain/contract/leadTags.ts';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema.ts';

/** The tags of a user's leads and how many leads have each, the most used first. */
export function countTags(db: Database, userId: string): Promise<LeadTagsResponse['data']> {
  return db
    .select({ tag: sql<string>`tag`, leads: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`${leads}, jsonb_array_elements_text(${leads.tags}) as tag`)
    .where(eq(leads.userId, userId))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`);
}
