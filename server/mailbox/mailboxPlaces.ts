import {
  type MailboxOverview,
  type MailboxProblem,
  type MailboxUpdate,
  NO_MAIL_PASSWORD,
} from '#domain/contract/mailbox.ts';
import { IMAPS_PORT } from '#domain/contract/mailProviders.ts';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';
import { HttpError } from '../http/httpError.ts';
import { createNetworks } from '../http/networkRules.ts';
import type { createKeyCipher } from '../secrets/keyCipher.ts';
import type { MailboxConnection } from './mailboxParts.ts';
import type { MailboxRow } from './repository.ts';

/** STARTTLS, besides TLS from the start. */
const IMAP_PORT = 143;

const FORBIDDEN = 'This server isn’t allowed to connect to this address.';
const FORBIDDEN_PORT = `port must be ${IMAPS_PORT} or ${IMAP_PORT} on this server.`;

export const LOST_PASSWORD: MailboxProblem = {
  field: 'password',
  reason: 'Your password can’t be read on this server anymore.',
  advice: 'Enter it again.',
};

/** Where the server may connect, with which password, and what it shows of that. */
export function mailboxPlaces(
  config: Pick<Config, 'host' | 'publicOrigin'>,
  cipher: ReturnType<typeof createKeyCipher> | null,
) {
  const isLocal = isPrivateToThisMachine(config);
  const network = createNetworks()[isLocal ? 'named' : 'outside'];

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

  return { isLocal, passwordOf, overview, connection };
}

export type MailboxPlaces = ReturnType<typeof mailboxPlaces>;
