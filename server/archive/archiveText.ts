import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SessionUser } from '#domain/auth/auth.ts';
import { ARCHIVE_VERSION } from '#domain/contract/enums.ts';
import { leadListQuerySchema } from '#domain/contract/leads.ts';
import { pitchListQuerySchema } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { interviews, leadStatusHistory, leads, messages, people } from '../db/schema.ts';
import { interviewColumns, ofUser } from '../interviews/repository.ts';
import { listLeads } from '../leads/leadList.ts';
import { listViews } from '../leads/savedViews.ts';
import { keptMessages, messageColumns } from '../messages/repository.ts';
import { ownPeople, personColumns } from '../people/repository.ts';
import { listPitches } from '../pitches/pitchList.ts';
import { findProfile } from '../profile/repository.ts';
import { listResumes, resumeSlices } from '../resume/repository.ts';
import { contentType } from '../resume/storedRoutes.ts';

/** The pages of a list. */
async function* pagesOf(
  list: (cursor?: string) => Promise<{ data: object[]; nextCursor: string | null }>,
) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(cursor);
    yield page.data;
    cursor = page.nextCursor;
  }
}

const leadPages = (db: Database, userId: string) =>
  pagesOf(async (cursor) => {
    const query = leadListQuerySchema.parse({ sort: 'createdAt', cursor });
    return JSON.parse(await listLeads(db, userId, query));
  });

const pitchPages = (db: Database, userId: string) =>
  pagesOf((cursor) => {
    const query = pitchListQuerySchema.parse({ versions: 'true', cursor });
    return listPitches(db, userId, query);
  });

/** The rows of a table in the order of their ids, in pages. */
async function* byId(
  db: Database,
  columns: SelectedFields,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  limit: number,
) {
  for (let last: { id?: unknown } | undefined, isMore = true; isMore; ) {
    const rows = await db
      .select(columns)
      .from(table as PgTable)
      .where(and(where, last && gt(table.id, last.id)))
      .orderBy(table.id)
      .limit(limit);
    yield rows;
    last = rows.at(-1);
    isMore = rows.length === limit;
  }
}

/** The status changes of the user's leads, oldest first. */
async function* historyPages(db: Database, userId: string) {
  const { id, leadId, fromStatus, toStatus, customStatus, pitchId } = leadStatusHistory;
  const changedAt = isoTimestamp(leadStatusHistory.changedAt);
  const columns = { id, leadId, fromStatus, toStatus, customStatus, changedAt, pitchId };
  const own = db.select({ id: leads.id }).from(leads).where(ownLeads(userId));
  const where = and(eq(leadStatusHistory.userId, userId), inArray(leadId, own));
  for await (const rows of byId(db, columns, leadStatusHistory, where, 2_000)) {
    yield rows.map(({ id: _, ...change }) => change);
  }
}

/** The files, one at a time: each can have 10 MB. */
async function* resumePages(db: Database, userId: string) {
  for (const entry of await listResumes(db, userId)) {
    const slices: Buffer[] = [];
    for await (const slice of resumeSlices(db, userId, entry)) slices.push(slice);
    const content = Buffer.concat(slices);
    const url = `data:${contentType(entry.name)};base64,${content.toString('base64')}`;
    yield [{ ...entry, content: url }];
  }
}

/** A list of JSON, from pages of rows. */
async function* listText(name: string, pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = `,\n"${name}": [\n`;
  for await (const rows of pages) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]' : `${before}]`;
}

/**
 * All data of the user as the text of an archive, which POST /user/restore takes.
 *
 * Its parts are read one after the other, so that a large account needs no memory.
 */
export async function* archiveText(
  db: Database,
  { uid, email }: SessionUser,
): AsyncGenerator<string> {
  const head = {
    format: 'leadside-archive',
    version: ARCHIVE_VERSION,
    exportedAt: new Date().toISOString(),
    account: { email, uid },
    profile: await findProfile(db, uid),
    views: await listViews(db, uid),
  };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  yield* listText('leads', leadPages(db, uid));
  yield* listText('history', historyPages(db, uid));
  yield* listText('interviews', byId(db, interviewColumns, interviews, ofUser(uid), 100));
  yield* listText('pitches', pitchPages(db, uid));
  yield* listText('messages', byId(db, messageColumns, messages, keptMessages(uid), 50));
  yield* listText('people', byId(db, personColumns(uid), people, ownPeople(uid), 200));
  yield* listText('resumes', resumePages(db, uid));
  yield '\n}\n';
}
