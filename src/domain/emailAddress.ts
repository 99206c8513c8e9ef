/**
 * Whether the text looks like an email address: `someone@somewhere.tld` without spaces, and without
 * the characters that would start another address or another field in a `mailto:` link.
 */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>?&%#,;:]+@[^\s@<>?&%#,;:]+\.[^\s@<>?&%#,;:.]+$/.test(text);

const IN_TEXT =
  /(?<![\w.+'-])\w[\w.+-]{0,63}@(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w-]|\p{Script=Latin})/giu;

/** The first few addresses in a text, each once. Those that aren't ASCII aren't found. */
export const emailAddressesIn = (text: string): string[] =>
  [...new Set(text.match(IN_TEXT))].slice(0, 3);

/** The `mailto:` link to an address (RFC 6068). Older leads may contain any text. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`;
