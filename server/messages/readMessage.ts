import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email, type Header } from 'postal-mime';
import { LIMITS } from '#domain/contract/limits.ts';
import { mailOrigin } from '#domain/messages/mailOrigin.ts';
import { isForwarded, plainMessage } from '#domain/messages/plainMessage.ts';
import { NO_PROPOSAL, structuralProposal } from '#domain/messages/proposal.ts';
import { shortText } from '#domain/shortText.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { readDate } from '#domain/words/readDate.ts';
import { type Invitation, readInvitation } from './readInvitation.ts';
import type { ReadMessage } from './readMessageSchema.ts';
import { textOfHtml } from './textOfHtml.ts';

/** Why a message can't be read, as a sentence for the user. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

const DAMAGED = "This email is damaged or isn't an email. Paste its text instead.";

/** A mail has at least one of these, which people don't copy. */
const MAIL_HEADERS = /^(?:received|message-id|mime-version|content-type|return-path):/im;

/** The head of a file, up to the first blank line. */
const headOf = (text: string): string => text.slice(0, 65_536).split(/\r?\n\r?\n/, 1)[0] ?? '';

function isEmail(text: string): boolean {
  const head = headOf(text.replace(/^From .*\r?\n/, ''));
  return /^[!-9;-~]+:/.test(head) && MAIL_HEADERS.test(head);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Characters of a text that are read, and bytes of headers. More takes long, and isn't kept. */
const MOST_TEXT = 400_000;
const MOST_HEADERS = 256 * 1024;

/** Characters of a stand-in for the HTML: "This message is in HTML." A longer text is the message. */
const LONGEST_STAND_IN = 1_000;

/** The text of a mail. A plain part with fewer than half of the HTML's words is only a placeholder for it. */
function textOfEmail({ text = '', html = '' }: Email): string {
  const plain = text.slice(0, MOST_TEXT);
  if (html === '' || plain.trim().length > LONGEST_STAND_IN) return plain;
  const shown = textOfHtml(html);
  const own = new Set(foldedWords(plain).split(' '));
  const words = [...new Set(foldedWords(shown.replace(/<[^<>\s]{1,1000}>/g, '')).split(' '))];
  const isStandIn = words.filter((word) => own.has(word)).length < words.length / 2;
  return isStandIn || plain.trim() === '' ? shown : plain;
}

const isCalendar = ({ mimeType, filename }: Attachment): boolean =>
  /^(?:text\/calendar|application\/ics)$/.test(mimeType) || /\.ics$/i.test(filename ?? '');

/** The invitation in a mail, without the one recipient of the mail: the user. */
function invitationIn({ attachments, to = [], deliveredTo }: Email): Invitation | null {
  const own = [deliveredTo, to.length === 1 ? to[0]?.address : ''].map((one) => one?.toLowerCase());
  for (const { content } of attachments.filter(isCalendar)) {
    try {
      const invitation = readInvitation(
        typeof content === 'string' ? content : decoded(new Uint8Array(content)),
      );
      for (const event of invitation.proposal.events ?? [])
        event.people = event.people?.filter(({ address }) => !own.includes(address));
      return invitation;
    } catch {
      // A damaged file is an attachment like any other.
    }
  }
  return null;
}

const storable = (text: string, max: number): string =>
  shortText(text.replaceAll('\0', '').toWellFormed(), max);

const lineOf = (text: string, max: number): string =>
  storable(text.replace(/\s+/g, ' ').trim(), max);

/** Within the contract's limits, and no later than now. */
function limited(
  read: Omit<ReadMessage, 'sentAt' | 'proposal' | 'origin' | 'references'> & {
    sentAt: Date | null;
    proposal: ReadMessage['proposal'] | null;
    headers?: readonly Header[];
  },
): ReadMessage {
  const now = new Date();
  const isPast = read.sentAt && read.sentAt.getTime() > 0 && read.sentAt < now;
  const message = {
    messageId: lineOf(read.messageId, LIMITS.messageId),
    fromName: lineOf(read.fromName, LIMITS.personName),
    fromAddress: lineOf(read.fromAddress, LIMITS.email).toLowerCase(),
    subject: lineOf(read.subject, LIMITS.subject),
    text: storable(read.text.replaceAll('\r\n', '\n').trim(), LIMITS.messageText),
    attachments: read.attachments
      .slice(0, LIMITS.attachments)
      .map((name) => lineOf(name, LIMITS.fileName)),
    sentAt: (isPast && read.sentAt ? read.sentAt : now).toISOString(),
  };
  const headers = new Map(read.headers?.map(({ key, value }) => [key, value]));
  const origin = mailOrigin(headers, message);
  const answered = `${headers.get('in-reply-to') ?? ''} ${headers.get('references') ?? ''}`;
  const events = read.proposal?.events?.map(({ uid }) => uid) ?? [];
  const references = [...(answered.match(/<[^<>\s]{1,998}>/g) ?? []).slice(-50), ...events];
  const own = origin === 'away' ? NO_PROPOSAL : structuralProposal(message);
  return { ...message, origin, references, proposal: read.proposal ?? own };
}

const hashOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

function readText(content: string): ReadMessage {
  const { date, ...message } = plainMessage(content);
  if (message.text === '') throw new MessageError('The message is empty.');
  const sentAt = readDate(date, true)?.at ?? null;
  return limited({
    ...message,
    messageId: hashOf(content.trim()),
    attachments: [],
    sentAt,
    proposal: null,
  });
}

const nameAndAddress = (from: Address | undefined) => ({
  fromName: from?.name ?? '',
  fromAddress: from?.address ?? '',
});

async function readEmail(content: string | Uint8Array): Promise<ReadMessage> {
  const email = await PostalMime.parse(content, { maxHeadersSize: MOST_HEADERS }).catch(() => {
    throw new MessageError(DAMAGED);
  });
  const invitation = invitationIn(email);
  const text = textOfEmail(email).trim() || (invitation?.text ?? '');
  const forwarded = isForwarded(text) ? plainMessage(text) : null;
  const subject = forwarded?.subject || (email.subject ?? '');
  if (text === '' && subject === '' && !email.from) throw new MessageError(DAMAGED);
  return limited({
    ...(forwarded?.fromAddress ? forwarded : nameAndAddress(email.from)),
    subject,
    text: forwarded?.text || text || subject,
    messageId: email.messageId || hashOf(`${email.date} ${email.from?.address} ${subject} ${text}`),
    attachments: email.attachments.flatMap(({ filename }) => filename ?? []),
    sentAt: (forwarded && readDate(forwarded.date, true)?.at) || new Date(email.date ?? Number.NaN),
    proposal: invitation?.proposal ?? null,
    headers: email.headers,
  });
}

function readCalendar(content: string): ReadMessage {
  try {
    const invitation = readInvitation(content);
    return limited({ ...invitation, messageId: hashOf(content), attachments: [] });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new MessageError("This calendar file is damaged. Paste the message's text instead.");
  }
}

/** Reads an email file, an invitation or the text of a message. Throws a `MessageError`. */
export async function readMessage(content: string | Uint8Array): Promise<ReadMessage> {
  const start = typeof content === 'string' ? content : decoded(content.subarray(0, 65_536));
  if (/^\uFEFF?\s{0,100}BEGIN:VCALENDAR/i.test(start)) {
    return readCalendar(typeof content === 'string' ? content : decoded(content));
  }
  if (isEmail(start)) return readEmail(content);
  const text = typeof content === 'string' ? content : decoded(content);
  if (text.includes('\0')) throw new MessageError(DAMAGED);
  return readText(text);
}
