import { MAIL_DAYS } from '#domain/contract/enums.ts';
import { MAIL_IS_GONE } from '#domain/contract/mailbox.ts';
import { HttpError } from '../http/httpError.ts';
import { keepMessage, type MessageReaders } from '../messages/keepMessage.ts';
import type { ReadMessage } from '../messages/readMessage.ts';
import { leadFacts } from '../messages/repository.ts';
import type { EmailJob, EmailOutcome } from '../messages/worker.ts';
import type { RunInThread } from '../threads/threadPool.ts';
import { daysAgo, type Email, newUids, readEmails } from './newEmails.ts';
import { type MailboxConnection, openFolder } from './openFolder.ts';
import { keepClaim, type ListedEmail, listEmails, type MailboxRow } from './repository.ts';

export interface CheckDeps extends MessageReaders {
  runInThread: RunInThread;
}

type Context = Parameters<typeof keepMessage>[4];

const READER = new URL('../messages/worker.ts', import.meta.url);

/** Reads emails in a thread. Where one of them ends the thread, each is read on its own. */
async function readAll(
  runInThread: RunInThread,
  facts: string,
  emails: readonly Email[],
  signal: AbortSignal,
): Promise<EmailOutcome[]> {
  const job: EmailJob = { emails: emails.map(({ source }) => source), facts };
  try {
    return await runInThread<EmailOutcome[]>(READER, job, signal);
  } catch {
    signal.throwIfAborted();
    if (emails.length === 1) return [{ problem: 'This email is too large or complex to read.' }];
  }
  const outcomes: EmailOutcome[] = [];
  for (const email of emails)
    outcomes.push(...(await readAll(runInThread, facts, [email], signal)));
  return outcomes;
}

/** Reads one email whose lead the user has chosen. */
export async function readEmail(
  runInThread: RunInThread,
  source: Uint8Array,
  signal: AbortSignal,
): Promise<ReadMessage> {
  const job: EmailJob = { emails: [source], facts: null };
  const [read] = await runInThread<EmailOutcome[]>(READER, job, signal);
  if (!read || 'problem' in read) throw new HttpError(409, read?.problem ?? MAIL_IS_GONE);
  return read;
}

/** What the list shows of an email that can't be read. */
const unreadable = ({ uid, arrivedAt }: Email, uidValidity: number): ListedEmail => ({
  messageId: `unreadable:${uidValidity}:${uid}`,
  ...{ fromName: '', fromAddress: '', subject: 'An email that can’t be read' },
  sentAt: arrivedAt.toISOString(),
});

/**
 * Reads what is new in a claimed mailbox: keeps what fits a lead, and lists the rest by sender and subject. How far
 * it came is saved after each step, together with its list, so an early end loses or duplicates nothing.
 */
export async function checkMailbox(
  deps: CheckDeps,
  row: MailboxRow,
  connection: MailboxConnection,
  context: Context,
): Promise<void> {
  const { db, runInThread } = deps;
  const { userId } = row;

  /** Returns what is only listed. */
  async function keep(email: Email, read: EmailOutcome, uidValidity: number) {
    // What the user sent, in a folder of all mail.
    if ('fromAddress' in read && read.fromAddress === row.user.toLowerCase()) return null;
    if ('leadId' in read && read.leadId !== null) {
      // A model may take a while for each.
      await keepClaim(db, row);
      const { outcome } = await keepMessage(deps, userId, read, read, context);
      // A lead that was deleted meanwhile, or is full.
      if (outcome === 'added' || outcome === 'existing') return null;
    }
    if (email.arrivedAt < daysAgo(MAIL_DAYS.listed)) return null;
    return 'problem' in read ? unreadable(email, uidValidity) : read;
  }

  const { client, opened } = await openFolder(connection, context.signal);
  try {
    const uidValidity = Number(opened.uidValidity);
    const lastUid = uidValidity === row.uidValidity ? row.lastUid : 0;
    await keepClaim(db, row, { uidValidity, lastUid });
    for await (const step of readEmails(client, await newUids(client, lastUid))) {
      const facts = await leadFacts(db, userId);
      const read = await readAll(runInThread, facts, step.emails, context.signal);
      const listed: ListedEmail[] = [];
      for (const [index, email] of step.emails.entries()) {
        const rest = await keep(email, read[index] as EmailOutcome, uidValidity);
        if (rest) listed.push(rest);
      }
      await db.transaction(async (tx) => {
        await keepClaim(tx, row, step.lastUid === undefined ? {} : { lastUid: step.lastUid });
        await listEmails(tx, userId, listed);
      });
    }
  } finally {
    client.close();
  }
}
