import { mailLink } from '#domain/emailAddress.ts';

/** A pitch and whom it goes to. */
export interface MailedPitch {
  contactEmail: string;
  position: string;
  company: string;
  /** By default the position and company. */
  subject?: string;
  /** The message that it answers, for mail programs that keep threads by it (RFC 6068, section 5). */
  inReplyTo?: string | undefined;
  pitch: string;
}

/** In characters. Windows and some mail programs cut a longer `mailto:` URL off, or open nothing. */
const LONGEST_URL = 2000;

/**
 * An email with the pitch (product spec, section 5, Pitch sending). The subject doesn't say 'Pitch', because an
 * employer reads it.
 *
 * @returns the `mailto:` URL (RFC 6068), which `leavesOutPitch` when it would be too long
 */
export function mailDraft(mail: MailedPitch): { href: string; leavesOutPitch: boolean } {
  const typed = mail.subject?.trim() || `${mail.position.trim()} at ${mail.company.trim()}`;
  const subject = encodeURIComponent(typed);
  // A pasted message has no id of a mail.
  const id = mail.inReplyTo?.includes('@') ? mail.inReplyTo : '';
  const thread = id === '' ? '' : `&In-Reply-To=${encodeURIComponent(id)}`;
  const short = `${mailLink(mail.contactEmail)}?subject=${subject}${thread}`;
  const href = `${short}&body=${encodeURIComponent(mail.pitch)}`;
  return href.length > LONGEST_URL
    ? { href: short, leavesOutPitch: true }
    : { href, leavesOutPitch: false };
}
