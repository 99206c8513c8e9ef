import { z } from 'zod';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { LIMITS } from '#domain/limits.ts';
import { isWebAddress } from '#domain/webAddress.ts';

/** The kinds of text that requests carry. Messages are what follows the field's name in a sentence. */

/** NUL and half a surrogate pair are valid JSON, and nothing that Postgres can store. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Any storable text. */
export const storableText = () =>
  z.string().refine(isStorable, { error: 'has a character that cannot be stored', abort: true });

/** Text of several lines, kept as it was typed. `max` in characters. */
export const text = (max: number) => storableText().max(max);

/** Text of one line, trimmed. `max` in characters. */
export const line = (max: number) => storableText().trim().max(max);

/** A line that says something. */
export const requiredLine = (max: number) => line(max).min(1);

/** An http(s) address, or '' for none. */
export const webAddress = () =>
  line(LIMITS.url)
    .refine((address) => address === '' || isWebAddress(address), {
      error: 'must be a web address that starts with http:// or https://',
    })
    .describe('An http:// or https:// address, or empty.');

/** An e-mail address; '' for none, and 'N/A' as older leads have it. */
export const contactEmail = () =>
  line(LIMITS.email)
    .refine((email) => email === '' || email === NOT_AVAILABLE || isEmailAddress(email), {
      error: 'must be an e-mail address',
    })
    .describe('An e-mail address, `N/A` or empty.');

/** A moment in ISO 8601 with an offset, in the years that Postgres and JavaScript write alike. */
export const isoMoment = () =>
  z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2026-11-21T09:30:00Z', abort: true })
    .refine((moment) => {
      const year = new Date(moment).getUTCFullYear();
      return year >= 1970 && year <= 9999;
    }, 'must lie between the years 1970 and 9999');

const LIMIT_RANGE = `must be a whole number from 1 to ${LIMITS.page}`;

/** The query parameter that says how many entries one answer of a list may have. */
export const pageLimit = () =>
  z
    .string()
    .regex(/^\d{1,9}$/, LIMIT_RANGE)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= LIMITS.page, LIMIT_RANGE)
    .default(50)
    .meta({
      description: 'The most entries in the answer.',
      // It comes as text; what it says is a number.
      ...{ type: 'integer', minimum: 1, maximum: LIMITS.page },
      pattern: undefined,
    });

/** A query as it was meant: `status=` in an address says as much as no `status` at all. */
export const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
