import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Message,
  MessageListQuery,
  MessageListResponse,
  Proposal,
} from '#domain/contract/messages.ts';
import type { Database } from '../db/database.ts';
import { timestampText } from '../db/expressions.ts';
import { isOfDeletedLead, ownLead, ownLeads } from '../db/ownLeads.ts';
import { leads, messages } from '../db/schema.ts';
import { decodePageCursor, nextCursor } from '../http/pageCursor.ts';
import { leadColumns } from '../leads/leadColumns.ts';
import { contactsChanged } from '../people/lastContact.ts';

const { userId: _, accepted: __, ...columns } = getTableColumns(messages);

/** Selects a `Message`. */
export const messageColumns = {
  ...columns,
  sentAt: timestampText(messages.sentAt),
  createdAt: timestampText(messages.createdAt),
} satisfies Record<keyof Message, unknown>;

/** The user's messages without those of deleted leads. */
const ownMessages = (userId: string) =>
  and(eq(messages.userId, userId), not(isOfDeletedLead(userId, messages)));

export const oneMessage = (userId: string, id: string) =>
  and(ownMessages(userId), eq(messages.id, id));

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
  { leadId, state, cursor }: MessageListQuery,
): Promise<MessageListResponse> {
  const after = decodePageCursor(cursor, 'of messages');
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
  const found = await db
    .select(messageColumns)
    .from(messages)
    .where(and(where, isAfter ?? undefined))
    .orderBy(order(messages.sentAt), order(messages.id))
    .limit(limit + 1);
  const total = await db.$count(messages, where);
  const data = found.slice(0, limit);
  return { data, total, nextCursor: nextCursor(data, found, ({ sentAt }) => sentAt) };
}

/** Whether the lead, or the list of messages without one, has as many as it can have. */
export async function isFull(
  db: Database,
  userId: string,
  leadId: string | null,
): Promise<boolean> {
  const ofLead =
    leadId === null
      ? and(isNull(messages.leadId), eq(messages.state, 'new'))
      : eq(messages.leadId, leadId);
  return (await db.$count(messages, and(keptMessages(userId), ofLead))) >= LIMITS.messages;
}

/** Stores a message, unless it's kept already. Returns `null` then, and when its lead is gone. A deleted lead doesn't keep it. */
export async function addMessage(
  db: Database,
  userId: string,
  { sentAt, ...message }: Omit<Message, 'id' | 'version' | 'createdAt'>,
): Promise<Message | null> {
  return db.transaction(async (tx) => {
    if (message.leadId !== null && !(await lockedLead(tx, userId, message.leadId))) return null;
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

/** The user's lead, locked. */
export async function lockedLead(
  tx: Database,
  userId: string,
  leadId: string,
): Promise<Lead | null> {
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
    if (!(await lockedLead(tx, userId, changes.leadId))) return null;
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

export const deleteMessage = (db: Database, userId: string, { id, leadId }: Message) =>
  db.transaction(async (tx) => {
    await tx.delete(messages).where(oneMessage(userId, id));
    if (leadId) await contactsChanged(tx, userId, [leadId]);
  });
