import { randomBytes } from 'node:crypto';
import { and, asc, between, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { CLOSED_STATUSES, NOT_APPLIED_STATUSES } from '#domain/leads/lead.ts';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { calendarFeeds, interviews, leads } from '../db/schema.ts';
import { CALENDAR_SECRET } from '../db/storedRows.ts';
import { ofUser } from '../interviews/repository.ts';
import { isoTimestamp, leadColumns } from '../leads/leadColumns.ts';
import { ownLeads } from '../leads/ownLeads.ts';

/** Bytes. */
const SECRET_LENGTH = 24;

/** The feed has what is due on these days around now, of not more than so many leads. */
export const FEED = { daysBack: 30, daysAhead: 365, leads: 1_000 };

const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days})`;
const [first, last] = [daysFromNow(-FEED.daysBack), daysFromNow(FEED.daysAhead)];

/** The secret of the user's calendar; `null` without one. */
export async function findSecret(db: Database, userId: string): Promise<string | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed?.secret ?? null;
}

/** Whose calendar has the secret; `null` without one. */
export async function findFeedOwner(db: Database, secret: string): Promise<string | null> {
  const [feed] = CALENDAR_SECRET.test(secret)
    ? await db.select().from(calendarFeeds).where(eq(calendarFeeds.secret, secret))
    : [];
  return feed?.userId ?? null;
}

/** Gives the user's calendar a new secret, which is returned. */
export async function renewSecret(db: Database, userId: string): Promise<string> {
  const secret = randomBytes(SECRET_LENGTH).toString('base64url');
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx
      .insert(calendarFeeds)
      .values({ userId, secret })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secret } });
  });
  return secret;
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The user's leads with a follow-up or a deadline. */
export function dueLeads(db: Database, userId: string) {
  const { id, title, company, nextFollowUpAt, closesAt, updatedAt } = leadColumns(userId);
  const dayOf = (time: SQL) => sql`to_char(${time}, 'YYYY-MM-DD')`;
  const hasFollowUp = between(leads.nextFollowUpAt, first, last);
  const hasDeadline = and(
    // As text, since a day of the year 0 is no date in PostgreSQL.
    between(leads.closesAt, dayOf(first), dayOf(last)),
    inArray(leads.status, [...NOT_APPLIED_STATUSES]),
  );
  return db
    .select({
      id,
      title,
      company,
      nextFollowUpAt: sql<string | null>`case when ${hasFollowUp} then ${nextFollowUpAt} end`,
      closesAt: sql<string>`case when ${hasDeadline} then ${closesAt} else '' end`,
      updatedAt,
    })
    .from(leads)
    .where(
      and(
        ownLeads(userId),
        or(hasFollowUp, hasDeadline),
        notInArray(leads.status, [...CLOSED_STATUSES]),
      ),
    )
    .orderBy(asc(leads.nextFollowUpAt), leads.id)
    .limit(FEED.leads);
}

/** The user's interviews that are planned or took place, with their leads. */
export function dueInterviews(db: Database, userId: string) {
  const { id, leadId, kind, minutes, place, version } = interviews;
  const { title, company } = leads;
  const startsAt = isoTimestamp(interviews.startsAt);
  return db
    .select({ id, leadId, kind, startsAt, minutes, place, version, title, company })
    .from(interviews)
    .innerJoin(leads, and(eq(leads.userId, interviews.userId), eq(leads.id, interviews.leadId)))
    .where(
      and(
        ofUser(userId),
        between(interviews.startsAt, first, last),
        or(isNull(interviews.outcome), inArray(interviews.outcome, ['done', 'passed'])),
      ),
    )
    .orderBy(asc(interviews.startsAt), interviews.id)
    .limit(FEED.leads);
}
