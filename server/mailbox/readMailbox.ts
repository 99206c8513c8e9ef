import { ImapFlow, type ImapFlowError, type MailboxObject } from 'imapflow';
import type { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import { IMAPS_PORT } from '#domain/contract/mailProviders.ts';
import { type LeadFacts, matchLead } from '#domain/messages/matchLead.ts';
import { isLoopback } from '../config/config.ts';
import { createNetworks, forbidden } from '../http/networkRules.ts';
import { MessageError, readMessage } from '../messages/readMessage.ts';
import {
  type CheckPart,
  type CheckReply,
  type checkSchema,
  type EmailOutcome,
  type emailSchema,
  type MailboxConnection,
  type MailboxTask,
  MOST_EMAILS,
  type ReadEmail,
  SOURCE,
  type testSchema,
} from './mailboxParts.ts';
import { mailboxProblem } from './mailboxProblem.ts';
import { newUids } from './newUids.ts';

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
async function openFolder(
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

/** What is read in one part: bytes, and milliseconds, since each part has its own limit of processor time. */
const MOST = { bytes: 4 * 1024 * 1024, time: 1_000 };

const TOO_COMPLEX = 'This email is too large or complex to read.';

const problemIn = (error: unknown): string =>
  error instanceof MessageError ? error.message : TOO_COMPLEX;

/** Reads an email and finds its lead, which the next email may answer. */
async function outcomeOf(source: Uint8Array, leads: readonly LeadFacts[]): Promise<EmailOutcome> {
  try {
    const message = await readMessage(source);
    const match = matchLead(message, leads);
    const lead = leads.find(({ id }) => id === match.leadId);
    if (lead) lead.threads = { ...lead.threads, [message.messageId]: match.match };
    return { ...message, text: lead ? message.text : '', ...match };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

/** When an email arrived, as its server says, but not later than now. */
function arrivalOf(date: Date | string | undefined): Date {
  const now = new Date();
  const arrived = new Date(date ?? now);
  return arrived.getTime() > 0 && arrived < now ? arrived : now;
}

/** Reads what is new in steps. What is about to be read is said before, so that the server can save it. */
async function* checkFolder(
  client: ImapFlow,
  uidValidity: number,
): AsyncGenerator<CheckPart, void, CheckReply> {
  const { lastUid, reading, ...first } = yield { uidValidity };
  let leads: LeadFacts[] = JSON.parse(first.facts ?? '[]');
  const uids = await newUids(client, lastUid);
  while (uids.length > 0) {
    const isAlone = reading !== null && (uids[0] as number) <= reading.through;
    const step = uids.splice(0, isAlone ? 1 : MOST_EMAILS);
    const through = step.at(-1) as number;
    let emails: ReadEmail[] = [];
    if (reading?.alone === through) {
      const outcome = { problem: TOO_COMPLEX };
      yield { emails: [{ uid: through, arrivedAt: new Date(), outcome }], lastUid: through };
      continue;
    }
    yield {
      reading: isAlone ? { through: reading.through, alone: through } : { through, alone: null },
    };
    const wanted = new Set(step);
    let [bytes, started] = [0, performance.now()];
    const query = { uid: true, internalDate: true, source: SOURCE };
    for await (const { uid, internalDate, source } of client.fetch(step, query, { uid: true })) {
      if (!source || !wanted.delete(uid)) continue;
      const outcome = await outcomeOf(source, leads);
      emails.push({ uid, arrivedAt: arrivalOf(internalDate), outcome });
      bytes += source.length;
      if (bytes < MOST.bytes && performance.now() - started < MOST.time) continue;
      yield { emails };
      [emails, bytes, started] = [[], 0, performance.now()];
    }
    const { facts } = yield { emails, lastUid: through };
    if (facts !== undefined) leads = JSON.parse(facts);
  }
}

async function emailAgain(client: ImapFlow, messageId: string) {
  const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
  const [uid] = uids || [];
  if (!uid) return { message: null };
  const found = await client.fetchOne(String(uid), { source: SOURCE }, { uid: true });
  if (!found || found.source === undefined) return { message: null };
  return readMessage(found.source).then(
    (message) => ({ message }),
    (error: unknown) => ({ unreadable: problemIn(error) }),
  );
}

/** A program: tests a mailbox, fetches one of its emails, or reads what is new in it. */
export default async function* readMailbox({
  connection,
  task,
}: {
  connection: MailboxConnection;
  task: MailboxTask;
}): AsyncGenerator<
  CheckPart,
  z.output<typeof testSchema> | z.output<typeof emailSchema> | z.output<typeof checkSchema>,
  CheckReply
> {
  let client: ImapFlow | undefined;
  try {
    const folder = await openFolder(connection);
    client = folder.client;
    if (task.kind === 'email') return await emailAgain(client, task.messageId);
    if (task.kind === 'test') {
      const { length: recent } = await newUids(client, 0);
      const { exists } = folder.opened;
      // The server may say anything.
      const emails = Number.isInteger(exists)
        ? Math.min(Math.max(exists, recent), 0xffff_ffff)
        : recent;
      return { emails, recent };
    }
    yield* checkFolder(client, Number(folder.opened.uidValidity));
    return null;
  } catch (error) {
    const { code, name } = error as ImapFlowError;
    return { problem: mailboxProblem(error, connection), code: String(code ?? name).slice(0, 100) };
  } finally {
    client?.close();
  }
}
