import type { FastifyBaseLogger } from 'fastify';
import {
  MAIL_IS_GONE,
  type MailboxOverview,
  type MailboxTestResult,
  type MailboxUpdate,
  NO_MAILBOX,
} from '#domain/contract/mailbox.ts';
import type { Config } from '../config/config.ts';
import { HttpError } from '../http/httpError.ts';
import type { MessageReaders } from '../messages/keepMessage.ts';
import type { ReadMessage } from '../messages/readMessageSchema.ts';
import { createProcessPool } from '../processes/processPool.ts';
import { createKeyCipher, NO_SECRET } from '../secrets/keyCipher.ts';
import { mailboxJob } from './checkMailbox.ts';
import { mailboxChecks } from './mailboxChecks.ts';
import { emailSchema, testSchema } from './mailboxParts.ts';
import { mailboxPlaces } from './mailboxPlaces.ts';
import { mailboxProblem } from './mailboxProblem.ts';
import { changeMailbox, deleteMailbox, findMailbox } from './repository.ts';

/** For users who wait: they don't wait for checks. */
const runInProcess = createProcessPool('mailbox requests', 4);

interface MailboxesDeps extends MessageReaders {
  config: Pick<Config, 'host' | 'publicOrigin'>;
  secret: Buffer | null;
  log: FastifyBaseLogger;
}

/** The server's part of all users' mailboxes: their settings, and reading them. */
export function createMailboxes({ config, secret, log, ...deps }: MailboxesDeps) {
  const { db } = deps;
  const cipher = secret && createKeyCipher(secret, 'mailbox passwords');
  const places = mailboxPlaces(config, cipher);
  const { overview, connection } = places;
  const { stop, ...checks } = mailboxChecks(deps, places, log);

  return {
    ...checks,
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
      stop(userId);
      void checks.check(userId);
      return overview(row);
    },
    async remove(userId: string): Promise<MailboxOverview> {
      await deleteMailbox(db, userId);
      stop(userId);
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
  };
}

export type Mailboxes = ReturnType<typeof createMailboxes>;
