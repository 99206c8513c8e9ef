import { and, eq, gt } from 'drizzle-orm';
import type { SessionUser } from '#domain/auth/auth.ts';
import type { LeadHistory } from '#domain/contract/archive.ts';
import { ARCHIVE_VERSION } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { type LeadListResponse, leadListQuerySchema } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Person } from '#domain/contract/people.ts';
import type { Database } from '../db/database.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { interviews, leadStatusHistory, leads } from '../db/schema.ts';
import type { PageCursor } from '../http/pageCursor.ts';
import { interviewColumns, ofUser } from '../interviews/repository.ts';
import { listLeads } from '../leads/leadList.ts';
import { listViews } from '../leads/savedViews.ts';
import { messagesAfter } from '../messages/repository.ts';
import { peopleAfter } from '../people/repository.ts';
import { listPitches } from '../pitches/pitchList.ts';
import { findProfile } from '../profile/repository.ts';
import { listResumes, resumeSlices } from '../resume/repository.ts';
import { contentType } from '../resume/storedRoutes.ts';

/** Rows that are read at once. */
const PITCHES = 50;
const CHANGES = 2_000;
const INTERVIEWS = 100;
const PEOPLE = 200;

async function* leadPages(db: Database, userId: string) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = leadListQuerySchema.parse({ sort: 'createdAt', cursor });
    const page = JSON.parse(await listLeads(db, userId, query)) as LeadListResponse;
    yield page.data;
    cursor = page.nextCursor;
  }
}

/** The status changes of the user's leads, oldest first. */
async function* historyPages(db: Database, userId: string): AsyncGenerator<LeadHistory[]> {
  const history = leadStatusHistory;
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await db
      .select({
        id: history.id,
        leadId: history.leadId,
        fromStatus: history.fromStatus,
        toStatus: history.toStatus,
        customStatus: history.customStatus,
        changedAt: isoTimestamp(history.changedAt),
        pitchId: history.pitchId,
      })
      .from(history)
      .innerJoin(leads, and(ownLeads(userId), eq(leads.id, history.leadId)))
      .where(and(eq(history.userId, userId), gt(history.id, last)))
      .orderBy(history.id)
      .limit(CHANGES);
    yield rows.map(({ id, ...change }) => change);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === CHANGES;
  }
}

/** Of the user's leads, by id. */
async function* interviewPages(db: Database, userId: string): AsyncGenerator<Interview[]> {
  for (let last = '00000000-0000-0000-0000-000000000000', isMore = true; isMore; ) {
    const rows = await db
      .select(interviewColumns)
      .from(interviews)
      .where(and(ofUser(userId), gt(interviews.id, last)))
      .orderBy(interviews.id)
      .limit(INTERVIEWS);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === INTERVIEWS;
  }
}

async function* pitchPages(db: Database, userId: string) {
  for (let after: PageCursor | null = null, isMore = true; isMore; ) {
    const query = { limit: PITCHES, leadId: undefined, versions: true, after };
    const page: Awaited<ReturnType<typeof listPitches>> = await listPitches(db, userId, query);
    yield page.data;
    const last = page.data.at(-1);
    after = last ? [last.createdAt, last.id] : after;
    isMore = page.hasMore;
  }
}

async function* messagePages(db: Database, userId: string) {
  for (let last: string | null = null, isMore = true; isMore; ) {
    const rows: Message[] = await messagesAfter(db, userId, last, PITCHES);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PITCHES;
  }
}

async function* peoplePages(db: Database, userId: string) {
  for (let last: string | null = null, isMore = true; isMore; ) {
    const rows: Person[] = await peopleAfter(db, userId, last, PEOPLE);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PEOPLE;
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
  yield* listText('interviews', interviewPages(db, uid));
  yield* listText('pitches', pitchPages(db, uid));
  yield* listText('messages', messagePages(db, uid));
  yield* listText('people', peoplePages(db, uid));
  yield* listText('resumes', resumePages(db, uid));
  yield '\n}\n';
}
