import { MAIL_DAYS } from '#domain/contract/enums.ts';
import type { MailboxProblem } from '#domain/contract/mailbox.ts';
import { keepMessage, type MessageReaders } from '../messages/keepMessage.ts';
import { leadFacts } from '../messages/repository.ts';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { createProcessPool } from '../processes/processPool.ts';
import {
  type CheckPart,
  type CheckReply,
  checkSchema,
  type MailboxConnection,
  type MailboxTask,
  partSchema,
  type ReadEmail,
} from './mailboxParts.ts';
import { daysAgo } from './newUids.ts';
import { keepClaim, type ListedEmail, listEmails, type MailboxRow } from './repository.ts';

type Context = Parameters<typeof keepMessage>[4];

const PROGRAM = new URL('./readMailbox.ts', import.meta.url);

/** Mailboxes that a server checks at the same time, for as long as it takes. */
export const MOST_AT_ONCE = 4;
const checkInProcess = createProcessPool('mailboxes', MOST_AT_ONCE, {
  time: Number.POSITIVE_INFINITY,
});

/** Processes that emails may end in one check. The next check goes on after them. */
const MOST_ENDED = 10;

/** The program that reads a mailbox, with its task. Its process gets the password, and nothing else that is secret. */
export const mailboxJob = (
  { host, port, user, password, folder, isLocal }: MailboxConnection,
  task: MailboxTask,
) => ({
  program: PROGRAM,
  data: { connection: { host, port, user, password, folder, isLocal }, task },
});

/** What the list shows of an email that can't be read. */
const unreadable = ({ uid, arrivedAt }: ReadEmail, uidValidity: number): ListedEmail => ({
  messageId: `unreadable:${uidValidity}:${uid}`,
  fromName: '',
  fromAddress: '',
  subject: 'One email couldn’t be read',
  sentAt: arrivedAt.toISOString(),
});

/**
 * Reads what is new in a claimed mailbox: keeps what fits a lead, and lists the rest by sender and subject. How far
 * it came is saved after each step, together with its list, so an early end loses or duplicates nothing. Returns what
 * kept the mailbox from being read. Throws a `ProcessEndedError` if its server sends too much, or the signal's reason.
 */
export async function checkMailbox(
  readers: MessageReaders,
  row: MailboxRow,
  connection: MailboxConnection,
  context: Context,
): Promise<{ problem: MailboxProblem; code: string } | null> {
  const { db } = readers;
  const { userId } = row;
  let { uidValidity, lastUid, reading } = row;
  let facts: string | undefined;

  /** Returns what is only listed. */
  async function keep(email: ReadEmail): Promise<ListedEmail | null> {
    const read = email.outcome;
    // What the user sent, in a folder of all mail.
    if ('fromAddress' in read && read.fromAddress === row.user.toLowerCase()) return null;
    if ('leadId' in read && read.leadId !== null) {
      // A model may take a while for each.
      await keepClaim(db, row);
      const { outcome } = await keepMessage(readers, userId, read, read, context);
      facts = undefined;
      // A lead that was deleted meanwhile, or is full.
      if (outcome === 'added' || outcome === 'existing') return null;
    }
    if (email.arrivedAt < daysAgo(MAIL_DAYS.listed)) return null;
    return 'problem' in read ? unreadable(email, uidValidity ?? 0) : read;
  }

  async function save(part: CheckPart): Promise<void> {
    if ('emails' in part) {
      const listed: ListedEmail[] = [];
      for (const email of part.emails) {
        const rest = await keep(email);
        if (rest) listed.push(rest);
      }
      if (part.lastUid !== undefined) {
        lastUid = part.lastUid;
        reading = reading && reading.through > lastUid ? { ...reading, alone: null } : null;
      }
      await db.transaction(async (tx) => {
        await keepClaim(tx, row, part.lastUid === undefined ? {} : { lastUid, reading });
        await listEmails(tx, userId, listed);
      });
    } else if ('reading' in part) {
      reading = part.reading;
      await keepClaim(db, row, { reading });
    } else {
      if (part.uidValidity !== uidValidity) [lastUid, reading] = [0, null];
      uidValidity = part.uidValidity;
      await keepClaim(db, row, { uidValidity, lastUid, reading });
      facts = undefined;
    }
  }

  async function onPart(part: unknown): Promise<CheckReply> {
    await save(partSchema.parse(part));
    if (facts !== undefined) return { lastUid, reading };
    facts = await leadFacts(db, userId);
    return { lastUid, reading, facts };
  }

  for (let ended = 0; ; ended += 1) {
    const before = reading;
    try {
      const job = { ...mailboxJob(connection, { kind: 'check' }), result: checkSchema, onPart };
      return await checkInProcess({ ...job, user: userId, signal: context.signal });
    } catch (error) {
      // The emails that were being read are read one by one, and the one that ended its process twice isn't.
      if (!(error instanceof ProcessEndedError) || reading === before || ended === MOST_ENDED)
        throw error;
    }
  }
}
