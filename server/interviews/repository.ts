import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { OPEN_INTERVIEW_DAYS } from '#domain/contract/enums.ts';
import {
  type CompleteNewInterview,
  type Interview,
  type InterviewUpdate,
  TOO_MANY_INTERVIEWS,
} from '#domain/contract/interviews.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { InterviewFields } from '#domain/messages/acceptedInterview.ts';
import type { Database } from '../db/database.ts';
import { timestampText } from '../db/expressions.ts';
import { isOfDeletedLead, lockLead } from '../db/ownLeads.ts';
import { interviews } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { contactsChanged } from '../people/lastContact.ts';

/** Selects an `Interview`. */
export const interviewColumns = {
  id: interviews.id,
  leadId: interviews.leadId,
  version: interviews.version,
  kind: interviews.kind,
  startsAt: timestampText(interviews.startsAt),
  timeZone: interviews.timeZone,
  minutes: interviews.minutes,
  people: interviews.people,
  place: interviews.place,
  notes: interviews.notes,
  questions: interviews.questions,
  likelyQuestions: interviews.likelyQuestions,
  outcome: interviews.outcome,
  eventUid: interviews.eventUid,
  sequence: interviews.sequence,
} satisfies Record<keyof Interview, unknown>;

/** The interviews of the user's leads, without deleted ones. */
export const ofUser = (userId: string) =>
  and(eq(interviews.userId, userId), not(isOfDeletedLead(userId, interviews)));
const ofLead = (userId: string, leadId: string) =>
  and(ofUser(userId), eq(interviews.leadId, leadId));
const oneInterview = (userId: string, leadId: string, id: string) =>
  and(ofLead(userId, leadId), eq(interviews.id, id));

/** Open interviews from `OPEN_INTERVIEW_DAYS` ago on. */
const isOpen = (userId: string) =>
  and(
    ofUser(userId),
    isNull(interviews.outcome),
    gt(interviews.startsAt, sql`now() - make_interval(days => ${OPEN_INTERVIEW_DAYS})`),
  );

const select = (db: Database) => db.select(interviewColumns).from(interviews);

/** The user's open interviews, soonest first. */
export const listOpenInterviews = (db: Database, userId: string): Promise<Interview[]> =>
  select(db).where(isOpen(userId)).orderBy(interviews.startsAt, interviews.id).limit(LIMITS.page);

/** A lead's interviews, soonest first. */
export const listInterviews = (
  db: Database,
  userId: string,
  leadId: string,
): Promise<Interview[]> =>
  select(db).where(ofLead(userId, leadId)).orderBy(interviews.startsAt, interviews.id);

export async function findInterview(
  db: Database,
  userId: string,
  leadId: string,
  id: string,
): Promise<Interview | null> {
  const [found] = await select(db).where(oneInterview(userId, leadId, id));
  return found ?? null;
}

/** Adds an interview. Returns `null` when there is no such lead. */
export async function addInterview(
  db: Database,
  userId: string,
  leadId: string,
  { startsAt, ...fields }: CompleteNewInterview & Partial<Pick<Interview, 'eventUid' | 'sequence'>>,
): Promise<Interview | null> {
  return db.transaction(async (tx) => {
    // Concurrent requests must not both take the last free place.
    if (!(await lockLead(tx, userId, leadId))) return null;
    if ((await tx.$count(interviews, ofLead(userId, leadId))) >= LIMITS.interviews)
      throw new HttpError(409, TOO_MANY_INTERVIEWS);
    const id = randomUUID();
    const row = { ...fields, userId, leadId, id, startsAt: new Date(startsAt) };
    const [added] = await tx.insert(interviews).values(row).returning(interviewColumns);
    await contactsChanged(tx, userId, [leadId]);
    return added ?? null;
  });
}

/** Changes an interview. Returns `null` when there is none, or none of the version in the update. */
export async function updateInterview(
  db: Database,
  userId: string,
  leadId: string,
  id: string,
  { version, startsAt, ...fields }: InterviewUpdate & InterviewFields,
): Promise<Interview | null> {
  const changes = { ...fields, ...(startsAt !== undefined && { startsAt: new Date(startsAt) }) };
  const isCurrent = version === undefined ? undefined : eq(interviews.version, version);
  const where = and(oneInterview(userId, leadId, id), isCurrent);
  if (Object.keys(changes).length === 0) return (await select(db).where(where))[0] ?? null;
  return db.transaction(async (tx) => {
    const [interview] = await tx
      .update(interviews)
      .set(changes)
      .where(where)
      .returning(interviewColumns);
    if (interview) await contactsChanged(tx, userId, [leadId]);
    return interview ?? null;
  });
}

/** Deletes an interview. Returns whether it existed. */
export async function deleteInterview(
  db: Database,
  userId: string,
  leadId: string,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(interviews)
      .where(oneInterview(userId, leadId, id))
      .returning({ id: interviews.id });
    if (deleted.length > 0) await contactsChanged(tx, userId, [leadId]);
    return deleted.length > 0;
  });
}
