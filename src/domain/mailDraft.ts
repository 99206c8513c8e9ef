import { mailLink } from './emailAddress.ts';

/** A pitch and whom it goes to. */
export interface MailedPitch {
  contactEmail: string;
  position: string;
  company: string;
  pitch: string;
}

/**
 * The `mailto:` URL (RFC 6068) of an email with the pitch (product spec, section 5, Pitch sending). The subject
 * doesn't say 'Pitch', because an employer reads it.
 */
export function mailDraft(mail: MailedPitch): string {
  const subject = `${mail.position.trim()} at ${mail.company.trim()}`;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mail.pitch)}`;
  return `${mailLink(mail.contactEmail)}?${fields}`;
}
