import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  MAIL_IS_GONE,
  type MailboxOverview,
  type MailboxProblem,
  type MailboxTestResult,
  type MailboxUpdate,
  NO_MAIL_PASSWORD,
  NO_MAILBOX,
} from '#domain/contract/mailbox.ts';
import { IMAPS_PORT } from '#domain/contract/mailProviders.ts';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';
import { isOutage } from '../http/databaseHttpError.ts';
import { HttpError } from '../http/httpError.ts';
import { createNetworks } from '../http/networkRules.ts';
import type { MessageReaders } from '../messages/keepMessage.ts';
import type { ReadMessage } from '../messages/readMessageSchema.ts';
import { createProcessPool } from '../processes/processPool.ts';
import { createKeyCipher, NO_SECRET } from '../secrets/keyCipher.ts';
import { checkMailbox, MOST_AT_ONCE, mailboxJob } from './checkMailbox.ts';
import { emailSchema, type MailboxConnection, testSchema } from './mailboxParts.ts';
import { mailboxProblem } from './mailboxProblem.ts';
import {
  ClaimLostError,
  changeMailbox,
  claimDue,
  claimOf,
  deleteMailbox,
  endClaim,
  findMailbox,
  type MailboxRow,
} from './repository.ts';

/** For users who wait: they don't wait for checks. */
const runInProcess = createProcessPool('mailbox requests', 4);

/** Milliseconds for one check. What is left is read by the next one. */
const LONGEST_CHECK = 15 * 60_000;

/** Minutes to the next check. More refusals could have the provider lock the account. */
const EVERY = { usually: 5, refused: 60 };

/** STARTTLS, besides TLS from the start. */
const IMAP_PORT = 143;

const FORBIDDEN = 'This server isn’t allowed to connect to this address.';
const FORBIDDEN_PORT = `port must be ${IMAPS_PORT} or ${IMAP_PORT} on this server.`;

const LOST_PASSWORD: MailboxProblem = {
  field: 'password',
  reason: 'Your password can’t be read on this server anymore.',
  advice: 'Enter it again.',
};

interface MailboxesDeps extends MessageReaders {
  config: Pick<Config, 'host' | 'publicOrigin'>;
  secret: Buffer | null;
  log: FastifyBaseLogger;
}

/** The server's part of all users' mailboxes: their settings, and reading them. */
export function createMailboxes({ config, secret, log, ...deps }: MailboxesDeps) {
  const { db } = deps;
  const cipher = secret && createKeyCipher(secret, 'mailbox passwords');
  const isLocal = isPrivateToThisMachine(config);
  const network = createNetworks()[isLocal ? 'named' : 'outside'];
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  /** Ends the check of a user's mailbox. */
  const stops = new Map<string, AbortController>();

  const passwordOf = ({ userId, encryptedPassword }: MailboxRow): string | null =>
    cipher?.decrypt(userId, encryptedPassword) ?? null;

  function overview(row: MailboxRow | undefined): MailboxOverview {
    const canSavePassword = cipher !== null;
    if (!row) return { mailbox: null, canSavePassword };
    const { host, port, user, folder, checkedAt } = row;
    const problem = passwordOf(row) === null ? LOST_PASSWORD : row.problem;
    const at = checkedAt?.toISOString() ?? null;
    return { mailbox: { host, port, user, folder, checkedAt: at, problem }, canSavePassword };
  }

  /** With the saved password only at the place that it was saved for. */
  function connection(sent: MailboxUpdate, row: MailboxRow | undefined): MailboxConnection {
    const { host, user, port = IMAPS_PORT, folder = 'INBOX' } = sent;
    if (!network.allows(host)) throw new HttpError(400, FORBIDDEN);
    if (!isLocal && port !== IMAPS_PORT && port !== IMAP_PORT)
      throw new HttpError(400, FORBIDDEN_PORT);
    const isSame = row?.host === host && row.port === port && row.user === user;
    const password = sent.password ?? (isSame ? passwordOf(row) : null);
    if (password === null) throw new HttpError(400, NO_MAIL_PASSWORD);
    return { host, port, user, password, folder, isLocal };
  }

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

  /** Reads what is new in a user's mailbox, unless it is being read. */
  const check = (userId: string) =>
    track(async () => {
      const row = await claimOf(db, userId);
      if (row) await run(row);
    });

  return {
    check,
    read: async (userId: string) => overview(await findMailbox(db, userId)),
    /** Also starts the first check. */
    async save(userId: string, update: MailboxUpdate): Promise<MailboxOverview> {
      if (!cipher) throw new HttpError(409, NO_SECRET);
      const row = await changeMailbox(db, userId, (before) => {
        const { password, isLocal: _, ...place } = connection(update, before);
        const isSame =
          before?.host === place.host &&
          before.user === place.user &&
          before.folder === place.folder;
        const read = { uidValidity: null, lastUid: 0, reading: null, checkedAt: null };
        const encryptedPassword = cipher.encrypt(userId, password);
        return { ...place, encryptedPassword, ...(!isSame && read) };
      });
      stops.get(userId)?.abort();
      void check(userId);
      return overview(row);
    },
    async remove(userId: string): Promise<MailboxOverview> {
      await deleteMailbox(db, userId);
      stops.get(userId)?.abort();
      return overview(undefined);
    },
    /** Signs in and looks at the folder. Saves nothing. */
    async test(
      userId: string,
      sent: MailboxUpdate,
      signal: AbortSignal,
    ): Promise<MailboxTestResult> {
      const place = connection(sent, await findMailbox(db, userId));
      const job = { ...mailboxJob(place, { kind: 'test' }), result: testSchema };
      const tested = await runInProcess({ ...job, user: userId, signal }).catch((error) => ({
        problem: mailboxProblem(error, place),
      }));
      return 'problem' in tested
        ? { emails: 0, recent: 0, problem: tested.problem }
        : { ...tested, problem: null };
    },
    /** Starts reading the mailboxes that are due. */
    async checkDue(): Promise<void> {
      while (running.size < MOST_AT_ONCE && !closing.signal.aborted) {
        const row = await claimDue(db);
        if (!row) return;
        void track(() => run(row));
      }
    },
    /** Fetches an email again. */
    async email(userId: string, messageId: string, signal: AbortSignal): Promise<ReadMessage> {
      const row = await findMailbox(db, userId);
      if (!row) throw new HttpError(409, NO_MAILBOX);
      const place = connection(row, row);
      const job = { ...mailboxJob(place, { kind: 'email', messageId }), result: emailSchema };
      const found = await runInProcess({ ...job, user: userId, signal }).catch((error) => ({
        problem: mailboxProblem(error, row),
      }));
      if ('problem' in found) {
        const { reason, advice } = found.problem;
        throw new HttpError(502, `${reason} ${advice}`);
      }
      if ('unreadable' in found) throw new HttpError(409, found.unreadable);
      if (!found.message) throw new HttpError(409, MAIL_IS_GONE);
      return found.message;
    },
    /** Ends what is running. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}

export type Mailboxes = ReturnType<typeof createMailboxes>;
