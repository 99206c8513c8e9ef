import { ImapFlow, type MailboxObject } from 'imapflow';
import { LIMITS } from '#domain/contract/limits.ts';
import { IMAPS_PORT } from '#domain/contract/mailProviders.ts';
import { isLoopback } from '../config/config.ts';
import { createNetworks, forbidden } from '../http/networkRules.ts';
import type { MailboxConnection } from './mailboxParts.ts';

/* Milliseconds. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const MEGABYTE = 1024 * 1024;

/** A server may be anyone's, and must not fill the memory. */
const SIZES = {
  maxLineLength: 4 * MEGABYTE,
  maxLiteralSize: LIMITS.messageBytes + MEGABYTE,
  maxResponseSize: LIMITS.messageBytes + 2 * MEGABYTE,
  maxResponseTokens: 100_000,
};

/** Signs in and opens the folder for reading only, so that nothing can change in it. The caller closes the client. */
export async function openFolder(
  connection: MailboxConnection,
): Promise<{ client: ImapFlow; opened: MailboxObject }> {
  const { isLocal, host, port, user, password, folder } = connection;
  const network = createNetworks()[isLocal ? 'named' : 'outside'];
  if (!network.allows(host)) throw forbidden(host);
  const isThisMachine = isLoopback(host);
  const client = new ImapFlow({
    host,
    port,
    ...TIMEOUTS,
    ...SIZES,
    secure: port === IMAPS_PORT,
    // A program on this machine that fetches mail may have no TLS, or no certificate.
    doSTARTTLS: port === IMAPS_PORT || isThisMachine ? undefined : true,
    tls: { lookup: network.lookup, rejectUnauthorized: !isThisMachine },
    auth: { user, pass: password },
    clientInfo: { name: 'Leadside' },
    logger: false,
  });
  // A rejection of the running command says the same.
  client.on('error', () => {});
  try {
    await client.connect();
    return { client, opened: await client.mailboxOpen(folder, { readOnly: true }) };
  } catch (error) {
    client.close();
    throw error;
  }
}
