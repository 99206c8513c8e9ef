import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompletePitchListQuery, Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { pitches } from '../db/schema.ts';
import { decodePageCursor, nextCursor } from '../http/pageCursor.ts';
import { ownPitches, pitchColumns, toPitch, versions } from './repository.ts';

/** A page ends early rather than grow larger, since a client may leave many pages unread. */
const MAX_PAGE_CHARACTERS = 2_000_000;

/** Read for one page, in which each may be as large as it can be. */
const MOST_READ = { alone: 200, withVersions: 20 };

/** How many of the pitches fit on a page. At least one, so that every pitch can be read. */
function countThatFit(pitches: readonly Pitch[]): number {
  let characters = 0;
  const tooMany = pitches.findIndex(
    ({ content, originalContent, sent, settings, versions = [] }) => {
      characters += content.length + (originalContent?.length ?? 0) + (sent?.content.length ?? 0);
      for (const version of versions) characters += version.content.length;
      characters += settings.template.length + settings.customPrompt.length;
      return characters > MAX_PAGE_CHARACTERS;
    },
  );
  return tooMany === -1 ? pitches.length : Math.max(1, tooMany);
}

/** One page of the user's pitches or one lead's, newest first, and how many there are. */
export async function listPitches(
  db: Database,
  userId: string,
  { limit, leadId, cursor, versions: withVersions }: CompletePitchListQuery,
): Promise<Pick<PitchListResponse, 'data' | 'total' | 'nextCursor'>> {
  const after = decodePageCursor(cursor, 'of pitches');
  const listed = and(
    ownPitches(userId),
    leadId === undefined ? undefined : eq(pitches.leadId, leadId),
  );
  const size = Math.min(limit, withVersions ? MOST_READ.withVersions : MOST_READ.alone);
  const isAfter = after && sql`(${pitches.createdAt}, ${pitches.id}) < (${after[0]}, ${after[1]})`;
  const rows = await db
    .select(withVersions ? { ...pitchColumns, versions } : pitchColumns)
    .from(pitches)
    .where(and(listed, isAfter ?? undefined))
    .orderBy(desc(pitches.createdAt), desc(pitches.id))
    .limit(size + 1);
  const onPage = rows.slice(0, size).map(toPitch);
  const data = onPage.slice(0, countThatFit(onPage));
  return {
    data,
    total: await db.$count(pitches, listed),
    nextCursor: nextCursor(data, rows, ({ createdAt }) => createdAt),
  };
}
