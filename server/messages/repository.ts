import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { MessageState } from '#domain/contract/enums.ts';
import { TOO_MANY_INTERVIEWS } from '#domain/contract/interviews.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Acceptance,
  InvitedEvent,
  Message,
  MessageResponse,
  Proposal,
} from '#domain/contract/messages.ts';
import {
  acceptedChanges,
  acceptedMove,
  takenBack,
  undoneChanges,
} from '#domain/messages/acceptedChanges.ts';
import {
  acceptedProposal,
  type InterviewFields,
  interviewChanges,
} from '#domain/messages/acceptedInterview.ts';
import { acceptedPeople, interviewPeople } from '#domain/messages/acceptedPeople.ts';
import type { VerifiedUser } from '../auth/tokenVerifier.ts';
import type { Database } from '../db/database.ts';
import { timestampText } from '../db/expressions.ts';
import { isOfDeletedLead, ownLead, ownLeads } from '../db/ownLeads.ts';
import { type Accepted, leads, messages } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import type { PageCursor } from '../http/pageCursor.ts';
import {
  addInterview,
  deleteInterview,
  findInterview,
  listInterviews,
  updateInterview,
} from '../interviews/repository.ts';
import { leadColumns } from '../leads/leadColumns.ts';
import { updateLeads } from '../leads/repository.ts';
import { listStatusChanges } from '../leads/statusChanges.ts';
import { findSelf, forgetPeople, meetPeople } from '../people/acceptedPeople.ts';
import { contactsChanged } from '../people/lastContact.ts';

const { userId: _, accepted: __, ...columns } = getTableColumns(messages);

export const messageColumns = {
  ...columns,
  sentAt: timestampText(messages.sentAt),
  createdAt: timestampText(messages.createdAt),
} satisfies Record<keyof Message, unknown>;

/** The user's messages without those of deleted leads. */
const ownMessages = (userId: string) =>
  and(eq(messages.userId, userId), not(isOfDeletedLead(userId, messages)));

const oneMessage = (userId: string, id: string) => and(ownMessages(userId), eq(messages.id, id));

/** What leads are recognized by, as JSON, so that the main thread doesn't decode it. */
export async function leadFacts(db: Database, userId: string): Promise<string> {
  const address = (field: string) => sql`coalesce(${leads.contactInfo} ->> ${field}, '')`;
  const senders = sql`(select coalesce(json_agg(distinct m.from_address), '[]') from messages m
    where m.user_id = ${userId} and m.lead_id = leads.id and m.match = 'sure' and m.from_address <> '')`;
  const threads = sql`(select coalesce(json_object_agg(thread, match), '{}') from (
    select m.message_id as thread, m.match from messages m where m.user_id = ${userId} and m.lead_id = leads.id
    union all select i.event_uid, 'sure' from interviews i
    where i.user_id = ${userId} and i.lead_id = leads.id and i.event_uid <> '') kept)`;
  const letters = sql`(select coalesce(json_agg(left(p.sent ->> 'content', 2000)), '[]') from pitches p
    where p.user_id = ${userId} and p.lead_id = leads.id and p.sent is not null)`;
  const fact = sql`json_build_object('id', ${leads.id}, 'title', ${leads.title}, 'company', ${leads.company},
    'email', ${address('email')}, 'senders', ${senders}, 'letters', ${letters}, 'threads', ${threads},
    'addresses', json_build_array(${leads.postUrl}, ${leads.applicationUrl}, ${address('website')}))`;
  const [row] = await db
    .select({
      facts: sql<string>`coalesce(json_agg(${fact} order by ${leads.updatedAt} desc), '[]')::text`,
    })
    .from(leads)
    .where(ownLeads(userId));
  return row?.facts ?? '[]';
}

export async function findMessage(
  db: Database,
  userId: string,
  id: string,
): Promise<Message | null> {
  const [message] = await db.select(messageColumns).from(messages).where(oneMessage(userId, id));
  return message ?? null;
}

export async function findByMessageId(
  db: Database,
  userId: string,
  messageId: string,
): Promise<Message | null> {
  const [message] = await db
    .select(messageColumns)
    .from(messages)
    .where(and(ownMessages(userId), eq(messages.messageId, messageId)));
  return message ?? null;
}

/** The user's messages without those that are only listed. */
export const keptMessages = (userId: string) =>
  and(ownMessages(userId), ne(messages.state, 'listed'));

/** A lead's messages, oldest first, or a page of all, newest first. Listed ones only by that state. */
export async function listMessages(
  db: Database,
  userId: string,
  filter: { leadId?: string; state?: MessageState; after: PageCursor | null },
): Promise<{ data: Message[]; total: number; isMore: boolean }> {
  const { leadId, state, after } = filter;
  const where = and(
    state === undefined
      ? keptMessages(userId)
      : and(ownMessages(userId), eq(messages.state, state)),
    leadId === undefined ? undefined : eq(messages.leadId, leadId),
  );
  const [order, compare] =
    leadId === undefined ? ([desc, sql`<`] as const) : ([asc, sql`>`] as const);
  const isAfter =
    after &&
    sql`(${messages.sentAt}, ${messages.id}) ${compare} (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const limit = state === 'listed' ? LIMITS.listedMessages : LIMITS.messages;
  // One more, to see whether there is a next page.
  const found = await db
    .select(messageColumns)
    .from(messages)
    .where(and(where, isAfter ?? undefined))
    .orderBy(order(messages.sentAt), order(messages.id))
    .limit(limit + 1);
  const total = await db.$count(messages, where);
  return { data: found.slice(0, limit), total, isMore: found.length > limit };
}

const ofLead = (userId: string, leadId: string | null): SQL | undefined =>
  and(
    keptMessages(userId),
    leadId === null
      ? and(isNull(messages.leadId), eq(messages.state, 'new'))
      : eq(messages.leadId, leadId),
  );

/** Whether the lead, or the list of messages without one, has as many as it can have. */
export async function isFull(
  db: Database,
  userId: string,
  leadId: string | null,
): Promise<boolean> {
  return (await db.$count(messages, ofLead(userId, leadId))) >= LIMITS.messages;
}

/** Stores a message, unless it's kept already. Returns `null` then, and when its lead is gone. A deleted lead doesn't keep it. */
export async function addMessage(
  db: Database,
  userId: string,
  { sentAt, ...message }: Omit<Message, 'id' | 'version' | 'createdAt'>,
): Promise<Message | null> {
  return db.transaction(async (tx) => {
    if (message.leadId !== null && !(await lockLead(tx, userId, message.leadId))) return null;
    const values = { ...message, sentAt: new Date(sentAt) };
    const isSame = and(eq(messages.userId, userId), eq(messages.messageId, message.messageId));
    const isFree = or(eq(messages.state, 'listed'), isOfDeletedLead(userId, messages));
    const [replaced] = await tx
      .update(messages)
      .set({ ...values, accepted: null })
      .where(and(isSame, isFree))
      .returning(messageColumns);
    const [added] = replaced
      ? [replaced]
      : await tx
          .insert(messages)
          .values({ ...values, userId, id: randomUUID() })
          .onConflictDoNothing()
          .returning(messageColumns);
    if (added?.leadId) await contactsChanged(tx, userId, [added.leadId]);
    return added ?? null;
  });
}

async function lockLead(tx: Database, userId: string, leadId: string): Promise<Lead | null> {
  const [lead] = await tx
    .select(leadColumns(userId))
    .from(leads)
    .where(ownLead(userId, leadId))
    .for('update');
  return lead ?? null;
}

/** Assigns a message to a lead. Returns `null` without such a message or lead. */
export async function assignMessage(
  db: Database,
  userId: string,
  id: string,
  changes: { leadId: string; proposal: Proposal },
): Promise<Message | null> {
  return db.transaction(async (tx) => {
    if (!(await lockLead(tx, userId, changes.leadId))) return null;
    const before = await findMessage(tx, userId, id);
    const [message] = await tx
      .update(messages)
      .set({ ...changes, match: 'sure' })
      .where(oneMessage(userId, id))
      .returning(messageColumns);
    await contactsChanged(tx, userId, [changes.leadId, before?.leadId ?? changes.leadId]);
    return message ?? null;
  });
}

export interface Decided extends Pick<MessageResponse, 'similar'> {
  message: Message;
  lead: Lead | null;
}

/** Changes a message together with its lead, which is locked first, as a deletion locks them. */
async function decide(
  db: Database,
  userId: string,
  id: string,
  change: (tx: Database, locked: Decided) => Promise<Partial<typeof messages.$inferInsert>>,
): Promise<Decided | null> {
  return db.transaction(async (tx) => {
    const found = await findMessage(tx, userId, id);
    if (!found) return null;
    const lead = found.leadId === null ? null : await lockLead(tx, userId, found.leadId);
    const [message] = await tx
      .select(messageColumns)
      .from(messages)
      .where(oneMessage(userId, id))
      .for('update');
    if (!message) return null;
    const values = await change(tx, { message, lead });
    const [changed] = await tx
      .update(messages)
      .set(values)
      .where(oneMessage(userId, id))
      .returning(messageColumns);
    if (!changed) throw new Error('The locked message is gone');
    const after = lead && (await lockLead(tx, userId, lead.id));
    return { message: changed, lead: after };
  });
}

/** Applies what the user accepts to the lead. One that is accepted already stays as it is. */
export async function acceptMessage(
  db: Database,
  { uid: userId, email }: Pick<VerifiedUser, 'uid' | 'email'>,
  id: string,
  acceptance: Acceptance,
): Promise<Decided | null> {
  let similar: Decided['similar'];
  const decided = await decide(db, userId, id, async (tx, { message, lead }) => {
    if (!lead || message.state === 'accepted') return { state: message.state };
    const after = acceptedChanges(lead, message, acceptance);
    const { status, nextFollowUpAt, lastContactAt, updatedAt } = lead;
    const before = { status, nextFollowUpAt, lastContactAt, updatedAt };
    const proposal = acceptedProposal(message, acceptance);
    const changes: Accepted['interviews'] = [];
    const known = await listInterviews(tx, userId, lead.id);
    const self = await findSelf(tx, userId, email);
    const peopleOf = (event: Pick<InvitedEvent, 'people'>) =>
      interviewPeople(message, event, lead.company, self);
    for (const change of interviewChanges(known, proposal, peopleOf)) {
      const changed = await (change.known
        ? updateInterview(tx, userId, lead.id, change.known.id, change.after)
        : addInterview(tx, userId, lead.id, change.after));
      if (changed === 'limit reached') throw new HttpError(409, TOO_MANY_INTERVIEWS);
      if (changed) changes.push({ id: changed.id, before: change.known, after: change.after });
    }
    if (Object.keys(after).length > 0)
      await updateLeads(tx, userId, [{ id: lead.id, update: after }]);
    const [move] = after.status ? ((await listStatusChanges(tx, userId, lead.id)) ?? []) : [];
    const met = acceptedPeople({ ...message, proposal }, lead, self);
    const { people, similar: found } = await meetPeople(tx, userId, lead.id, met);
    similar = found;
    const saved = (await lockLead(tx, userId, lead.id)) ?? lead;
    const accepted = {
      before,
      after: { ...after, updatedAt: saved.updatedAt },
      interviews: changes,
      movedAt: move?.changedAt,
      people,
    };
    return { state: 'accepted', proposal, accepted };
  });
  return decided && { ...decided, similar };
}

/** Takes back what accepting or ignoring a message changed, with its status change in the history. */
export const undoMessage = (db: Database, userId: string, id: string) =>
  decide(db, userId, id, async (tx, { lead }) => {
    const [row] = await tx
      .select({ accepted: messages.accepted })
      .from(messages)
      .where(oneMessage(userId, id));
    if (lead && row?.accepted) {
      for (const change of row.accepted.interviews)
        await undoInterview(tx, userId, lead.id, change);
      await forgetPeople(tx, userId, lead.id, row.accepted.people);
      const changes = ((await listStatusChanges(tx, userId, lead.id)) ?? []).toReversed();
      const update = undoneChanges(lead, row.accepted, changes);
      const undoes = acceptedMove(row.accepted);
      if (Object.keys(update).length > 0)
        await updateLeads(tx, userId, [{ id: lead.id, update, undoes }]);
    }
    return { state: 'new', accepted: null };
  });

async function undoInterview(
  tx: Database,
  userId: string,
  leadId: string,
  { id, before, after }: Accepted['interviews'][number],
): Promise<void> {
  const now = await findInterview(tx, userId, leadId, id);
  if (!before) await deleteInterview(tx, userId, leadId, id);
  else if (now) {
    const update = takenBack<InterviewFields>(now, before, after);
    await updateInterview(tx, userId, leadId, id, update);
  }
}

export const ignoreMessage = (db: Database, userId: string, id: string) =>
  decide(db, userId, id, async (_tx, { message }) => ({
    state: message.state === 'accepted' ? 'accepted' : 'ignored',
  }));

export const deleteMessage = (db: Database, userId: string, { id, leadId }: Message) =>
  db.transaction(async (tx) => {
    await tx.delete(messages).where(oneMessage(userId, id));
    if (leadId) await contactsChanged(tx, userId, [leadId]);
  });
