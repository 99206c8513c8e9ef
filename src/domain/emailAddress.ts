/**
 * Whether the text looks like an email address: `someone@somewhere.tld` without spaces, and without
 * the characters that would start another address or another field in a `mailto:` link.
 */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>?&%#,;:]+@[^\s@<>?&%#,;:]+\.[^\s@<>?&%#,;:.]+$/.test(text);

/** The `mailto:` link to an address (RFC 6068). Older leads may contain any text. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`;
