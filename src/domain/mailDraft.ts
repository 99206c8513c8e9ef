/**
 * The address of a mail draft with the pitch in it (product spec, section 5, Pitch sending; the
 * form of RFC 6068).
 */
export function mailDraft(mail: {
  contactEmail: string;
  position: string;
  company: string;
  pitch: string;
}): string {
  const subject = `Pitch for ${mail.position.trim()} at ${mail.company.trim()}`;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mail.pitch)}`;
  // An e-mail address may hold what means something else in an address of the web: '?', '&', '%'.
  const to = encodeURIComponent(mail.contactEmail.trim()).replace('%40', '@');
  return `mailto:${to}?${fields}`;
}
