import { and, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { MailboxProblem } from '#domain/contract/mailbox.ts';
import type { Message } from '#domain/contract/messages.ts';
import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { clock, mailboxes, messages } from '../db/schema.ts';

export type MailboxRow = typeof mailboxes.$inferSelect;

const inMinutes = (minutes: number) => sql`${clock} + make_interval(mins => ${minutes})`;

const NO_CLAIM = { claim: null, claimedUntil: null };

/** Minutes for which a server keeps a mailbox to itself after its last sign of life. */
const CLAIM = 5;

export async function findMailbox(db: Database, userId: string): Promise<MailboxRow | undefined> {
  const [row] = await db.select().from(mailboxes).where(eq(mailboxes.userId, userId));
  return row;
}

const listedOf = (userId: string) => and(eq(messages.userId, userId), eq(messages.state, 'listed'));

/** Deletes the user's mailbox with its password, and the list of emails that fit no lead. */
export async function deleteMailbox(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(mailboxes).where(eq(mailboxes.userId, userId));
    await tx.delete(messages).where(listedOf(userId));
  });
}

/** Saves the user's mailbox, one change after the other. A check that is running ends without a trace. */
export async function changeMailbox(
  db: Database,
  userId: string,
  change: (row: MailboxRow | undefined) => Omit<typeof mailboxes.$inferInsert, 'userId'>,
): Promise<MailboxRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const before = await findMailbox(tx, userId);
    const values = { ...change(before), problem: null, ...NO_CLAIM, nextCheckAt: clock };
    const [row] = await tx
      .insert(mailboxes)
      .values({ ...values, userId })
      .onConflictDoUpdate({ target: mailboxes.userId, set: values })
      .returning();
    if (!row) throw new Error('The mailbox was not saved');
    // Emails of another mailbox can't be fetched anymore.
    if (row.uidValidity === null) await tx.delete(messages).where(listedOf(userId));
    return row;
  });
}

/** Claims a mailbox for this server, so that no other one reads it at the same time. */
async function claim(db: Database, which: SQL): Promise<MailboxRow | null> {
  const isFree = or(isNull(mailboxes.claimedUntil), lte(mailboxes.claimedUntil, clock));
  const free = db
    .select({ userId: mailboxes.userId })
    .from(mailboxes)
    .where(and(which, isFree))
    .orderBy(mailboxes.nextCheckAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailboxes)
    .set({ claim: crypto.randomUUID(), claimedUntil: inMinutes(CLAIM) })
    .where(inArray(mailboxes.userId, free))
    .returning();
  return row ?? null;
}

/** Claims the mailbox that has been due for the longest. */
export const claimDue = (db: Database) => claim(db, lte(mailboxes.nextCheckAt, clock));

/** Claims a user's mailbox, due or not; `null` without one, and while it's read. */
export const claimOf = (db: Database, userId: string) => claim(db, eq(mailboxes.userId, userId));

/** The mailbox was changed or removed, or another server reads it now. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/** A mailbox that this server reads. */
export type Claimed = Pick<MailboxRow, 'userId' | 'claim'>;

const stillClaimed = ({ userId, claim }: Claimed) =>
  and(eq(mailboxes.userId, userId), eq(mailboxes.claim, claim ?? ''));

/** Keeps the claim, and saves how far the mailbox was read. Throws a `ClaimLostError`. */
export async function keepClaim(
  db: Database,
  claimed: Claimed,
  progress: Partial<Pick<MailboxRow, 'uidValidity' | 'lastUid' | 'reading'>> = {},
): Promise<void> {
  const [kept] = await db
    .update(mailboxes)
    .set({ ...progress, claimedUntil: inMinutes(CLAIM) })
    .where(stillClaimed(claimed))
    .returning({ userId: mailboxes.userId });
  if (!kept) throw new ClaimLostError();
}

/** Ends the claim with the outcome of the check; what was being read stays, unless that is `null`. */
export async function endClaim(
  db: Database,
  claimed: Claimed,
  outcome: { problem: MailboxProblem | null; minutes: number; reading?: null },
): Promise<void> {
  const { minutes, ...rest } = outcome;
  const changes = { ...rest, ...NO_CLAIM, nextCheckAt: inMinutes(minutes) };
  await db
    .update(mailboxes)
    .set(rest.problem ? changes : { ...changes, checkedAt: clock })
    .where(stillClaimed(claimed));
}

/** The only data that is stored of an email without a matching lead. */
export type ListedEmail = Pick<
  Message,
  'messageId' | 'fromName' | 'fromAddress' | 'subject' | 'sentAt'
>;

/** Lists emails by sender and subject. Those that the user has already stay as they are. */
export async function listEmails(
  db: Database,
  userId: string,
  emails: readonly ListedEmail[],
): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ messageId, fromName, fromAddress, subject, sentAt }) => ({
    messageId,
    fromName,
    fromAddress,
    subject,
    sentAt: new Date(sentAt),
    userId,
    id: crypto.randomUUID(),
    text: '',
    attachments: [],
    proposal: NO_PROPOSAL,
    match: 'none' as const,
    state: 'listed' as const,
  }));
  await db.insert(messages).values(rows).onConflictDoNothing();
  const oldest = db
    .select({ id: messages.id })
    .from(messages)
    .where(listedOf(userId))
    .orderBy(desc(messages.sentAt))
    .offset(LIMITS.listedMessages);
  await db.delete(messages).where(and(listedOf(userId), inArray(messages.id, oldest)));
}
