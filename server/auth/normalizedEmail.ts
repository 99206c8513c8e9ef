import { domainToASCII, domainToUnicode } from 'node:url';
import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';

const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** In lowercase, but for letters such as the Kelvin sign, whose lowercase is an ASCII letter. */
const lower = (text: string): string =>
  text.replace(/[A-Z\u0080-\uffff]/g, (letter) => {
    const lowered = letter.toLowerCase();
    return /[\0-\x7f]/.test(lowered) && letter > '\x7f' ? letter : lowered;
  });

/**
 * The form in which a domain is stored and compared: that of its ASCII form, in Unicode. One that only
 * looks like another (`\u212Aelvin.example`) stays as it is, so it equals no other.
 */
export function normalizedDomain(domain: string): string {
  const typed = lower(domain);
  if (/^[\0-\x7f]*$/.test(typed) && !typed.includes('xn--')) return typed;
  const ascii = domainToASCII(typed);
  const unicode = domainToUnicode(ascii);
  return typed === unicode || typed === ascii ? unicode : typed;
}

/**
 * The form in which an email is stored and looked up. Before the @ only ASCII letters are folded: other
 * letters can be somebody else's there.
 */
export function normalizedEmail(email: string): string {
  const typed = email.trim();
  const at = typed.lastIndexOf('@') + 1;
  return lowerAscii(typed.slice(0, at)) + normalizedDomain(typed.slice(at));
}

/** Whether an account can have the address. */
export const isUsableEmail = (email: string): boolean =>
  isEmailAddress(email) &&
  email.length <= LIMITS.email &&
  !email.includes('\0') &&
  email.isWellFormed();
