import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { anyWritten } from '#domain/words/phrases.ts';

/** A code that signs someone in, and its digits. */
const ONE_TIME_CODE = anyWritten(mailWords.oneTimeCode);
/** The subject of a note that someone is away. */
const AWAY = anyWritten(mailWords.away);
/** Parts of an address that sends postings or news. */
const ALERT_ADDRESS =
  /alert|newsletter|digest|jobagent|suchagent|jobmail|recommend|suggest|marketing|mailing|promo|^news@/;

/**
 * Who wrote a mail: a person; a program for one recipient, or for someone who is away; a mailing list; or a program that
 * sends job alerts or sign-in codes. Only answers to the user's application are replies.
 */
export const MAIL_ORIGINS = ['person', 'away', 'program', 'mailing', 'alert'] as const;
export type MailOrigin = (typeof MAIL_ORIGINS)[number];

/** Where a mail comes from, by its headers (RFC 3834, RFC 2919), in lowercase, and its own signs. */
export function mailOrigin(
  headers: ReadonlyMap<string, string>,
  mail: { fromAddress: string; subject: string; text: string },
): MailOrigin {
  const { fromAddress, subject } = mail;
  const text = `${subject}\n${mail.text.slice(0, 2_000)}`;
  const header = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const isCode = ONE_TIME_CODE.test(text);
  if (ALERT_ADDRESS.test(fromAddress) || (isCode && /(?<!\d)\d{4,8}(?!\d)/.test(mail.text)))
    return 'alert';
  const sent = header('auto-submitted');
  const isAway = AWAY.test(subject);
  if (isAway || sent.startsWith('auto-replied') || headers.has('x-autoreply')) return 'away';
  const isList = headers.has('list-id') && headers.has('list-unsubscribe');
  if (isList || /^(?:bulk|list|junk)/.test(header('precedence'))) return 'mailing';
  const isAutomatic = sent !== '' && !sent.startsWith('no');
  return isAutomatic || headers.has('x-auto-response-suppress') ? 'program' : 'person';
}
