import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../http/databaseHttpError.ts';
import type { MessageReaders } from '../messages/keepMessage.ts';
import { checkMailbox, MOST_AT_ONCE } from './checkMailbox.ts';
import { LOST_PASSWORD, type MailboxPlaces } from './mailboxPlaces.ts';
import { mailboxProblem } from './mailboxProblem.ts';
import { ClaimLostError, claimDue, claimOf, endClaim, type MailboxRow } from './repository.ts';

/** Milliseconds for one check. What is left is read by the next one. */
const LONGEST_CHECK = 15 * 60_000;

/** Minutes to the next check. More refusals could have the provider lock the account. */
const EVERY = { usually: 5, refused: 60 };

/** Reads what is new in all users' mailboxes, each by one server at a time. */
export function mailboxChecks(
  deps: MessageReaders,
  { passwordOf, isLocal }: Pick<MailboxPlaces, 'passwordOf' | 'isLocal'>,
  log: FastifyBaseLogger,
) {
  const { db } = deps;
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const stops = new Map<string, AbortController>();

  /** How a check ended; `null` if it's another's now. */
  async function outcomeOf(row: MailboxRow): Promise<Parameters<typeof endClaim>[2] | null> {
    const password = passwordOf(row);
    if (password === null) return { problem: LOST_PASSWORD, minutes: EVERY.refused };
    const stop = new AbortController();
    stops.set(row.userId, stop);
    const timeout = AbortSignal.timeout(LONGEST_CHECK);
    const signal = AbortSignal.any([closing.signal, stop.signal, timeout]);
    try {
      const failed = await checkMailbox(deps, row, { ...row, password, isLocal }, { signal, log });
      if (!failed) return { problem: null, minutes: EVERY.usually, reading: null };
      const { problem, code } = failed;
      log.warn({ reason: code }, 'a mailbox was not read');
      const minutes = problem.field === 'password' ? EVERY.refused : EVERY.usually;
      return { problem, minutes, reading: null };
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return null;
      // Another server, or this one after its start, goes on at once.
      if (closing.signal.aborted) return { problem: row.problem, minutes: 0, reading: null };
      if (error instanceof DrizzleQueryError) throw error;
      log.warn({ reason: (error as Error).message }, 'a mailbox was not read to its end');
      return { problem: mailboxProblem(error, row), minutes: EVERY.usually };
    } finally {
      if (stops.get(row.userId) === stop) stops.delete(row.userId);
    }
  }

  /** Runs until it's done or the server closes. Without the database, the claim ends by itself. */
  function track(work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch((error: unknown) => {
        if (!isOutage(error)) log.error(error, 'a mailbox was not checked');
      })
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  }

  async function run(row: MailboxRow): Promise<void> {
    const outcome = await outcomeOf(row);
    if (outcome) await endClaim(db, row, outcome);
  }

  return {
    /** Reads what is new in a user's mailbox, unless it is being read. */
    check: (userId: string) =>
      track(async () => {
        const row = await claimOf(db, userId);
        if (row) await run(row);
      }),
    /** Starts reading the mailboxes that are due. */
    async checkDue(): Promise<void> {
      while (running.size < MOST_AT_ONCE && !closing.signal.aborted) {
        const row = await claimDue(db);
        if (!row) return;
        void track(() => run(row));
      }
    },
    /** Ends the check of a user's mailbox. */
    stop: (userId: string) => stops.get(userId)?.abort(),
    /** Ends what is running. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}
