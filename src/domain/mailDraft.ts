/** The `mailto:` URL (RFC 6068) of an email with the pitch (product spec, section 5, Pitch sending). */
export function mailDraft(mail: {
  contactEmail: string;
  position: string;
  company: string;
  pitch: string;
}): string {
  const subject = `Pitch for ${mail.position.trim()} at ${mail.company.trim()}`;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mail.pitch)}`;
  // An email address can contain '?', '&' and '%'.
  const to = encodeURIComponent(mail.contactEmail.trim()).replace('%40', '@');
  return `mailto:${to}?${fields}`;
}
