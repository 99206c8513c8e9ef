import { z } from 'zod';
import type { OidcSettings } from '../config/config.ts';
import { isUsableEmail, normalizedDomain, normalizedEmail } from './normalizedEmail.ts';

/** What a provider says about a person, in one answer: the ID token or the user information. */
const claimsSchema = z.record(z.string(), z.unknown());
export type Claims = z.output<typeof claimsSchema>;

const isClaims = (value: unknown): value is Claims => claimsSchema.safeParse(value).success;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\0') && value.isWellFormed();

/**
 * The value at a path such as `realm_access.roles`. Names of claims can have dots themselves. `undefined`
 * if there is none.
 */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  for (const [name, value] of Object.entries(claims)) {
    if (!path.startsWith(`${name}.`) || !isClaims(value)) continue;
    const found = claimAt(value, path.slice(name.length + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of the claims, without their values. */
export const claimNames = (claims: Claims, depth = 3): string[] =>
  Object.entries(claims).flatMap(([name, value]) =>
    depth > 0 && isClaims(value)
      ? claimNames(value, depth - 1).map((inner) => `${name}.${inner}`)
      : [name],
  );

/** Some providers send `"true"`. */
const isTrue = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value.toLowerCase() === 'true');

/**
 * The address that one answer both has and confirms. Two answers never make one: an address that another
 * answer contradicts, or says isn't confirmed, isn't believed.
 */
function confirmedEmail(answers: readonly Claims[], settings: OidcSettings): string | null {
  const { emailClaim, trustsEmail } = settings;
  const addressOf = (claims: Claims) => {
    const address = claimAt(claims, emailClaim);
    return isText(address) && isUsableEmail(address) ? normalizedEmail(address) : null;
  };
  const addresses = new Set(answers.map(addressOf).filter((address) => address !== null));
  const confirmations = answers.filter((claims) => claims.email_verified !== undefined);
  const isConfirmed = (claims: Claims) =>
    trustsEmail || (confirmations.includes(claims) && isTrue(claims.email_verified));
  if (addresses.size !== 1 || !(trustsEmail || confirmations.every(isConfirmed))) return null;
  const confirming = answers.find((claims) => addressOf(claims) !== null && isConfirmed(claims));
  return confirming ? addressOf(confirming) : null;
}

const textOf = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** The names in a list, or in a text with commas; one such as `cn=staff,dc=example` is one name. */
function valuesOf(claim: unknown): unknown[] {
  if (typeof claim !== 'string') return [claim].flat().map(textOf);
  return claim.includes('=') ? [claim] : [claim, ...claim.split(',').map((name) => name.trim())];
}

/** Whether one of the rules (`parseAllowRules`) lets the person in. */
function isAllowed(answers: readonly Claims[], email: string, rules: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return rules.some((rule) => {
    if (rule === '*') return true;
    const [name = '', ...rest] = rule.split('=');
    const value = rest.join('=');
    if (name === 'email' && rest.length > 0) return normalizedEmail(value) === email;
    if (rest.length > 0) {
      // Each claim from one answer. The signed one comes first.
      const claim = answers.map((claims) => claimAt(claims, name)).find((found) => found != null);
      return claim !== undefined && valuesOf(claim).includes(value);
    }
    return rule.lastIndexOf('@') > 0
      ? normalizedEmail(rule) === email
      : normalizedDomain(rule.replace('@', '')) === domain;
  });
}

/** Whether an answer has all that decides who may sign in. */
export const isComplete = (claims: Claims, settings: OidcSettings): boolean =>
  [
    settings.emailClaim,
    ...(settings.trustsEmail ? [] : ['email_verified']),
    ...settings.allow.flatMap((rule) => (rule.includes('=') ? (rule.split('=')[0] ?? '') : [])),
  ].every((name) => claimAt(claims, name) != null);

/** Who signed in at the provider. */
export interface ProviderUser {
  issuer: string;
  subject: string;
  /** Confirmed by the provider. */
  email: string;
  displayName: string | null;
}

/**
 * Who may sign in by the provider's answers, or why no one.
 *
 * @param answers the ID token, which alone says who it is, then the user information
 */
export function personIn(
  answers: readonly [idToken: Claims, ...Claims[]],
  settings: OidcSettings,
): ProviderUser | 'invalid' | 'no-email' | 'not-allowed' {
  const { iss: issuer, sub: subject } = answers[0];
  // OpenID Connect Core 1.0, section 2: 255 characters.
  if (!isText(issuer) || !isText(subject) || subject.length > 255) return 'invalid';
  const email = confirmedEmail(answers, settings);
  if (email === null) return 'no-email';
  if (!isAllowed(answers, email, settings.allow)) return 'not-allowed';
  const displayName = answers.map(({ name }) => name).find(isText) ?? null;
  return { issuer, subject, email, displayName };
}
