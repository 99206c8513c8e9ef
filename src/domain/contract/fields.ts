import { z } from 'zod';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { isTimeZone } from '#domain/timeZone.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { LIMITS } from './limits.ts';

/* The kinds of fields that the contract is made of. An error reads on from the field's name. */

// The site's Content-Security-Policy allows no eval, and reports that Zod tries it.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** PostgreSQL stores neither NUL nor half a surrogate pair, though JSON allows both. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

const storable = () =>
  z.refine<string>(isStorable, { error: 'has a character that cannot be stored', abort: true });

/** Zod measures anything that has a `length`, and throws when that is an object. */
function onlyMeasurable<Check extends z.core.$ZodCheckMaxLength | z.core.$ZodCheckMinLength>(
  check: Check,
): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** At most this many characters or entries. No later check sees a longer text. */
export const maxLength = (max: number) => onlyMeasurable(z.maxLength(max, { abort: true }));

/** The body of most responses. */
export interface Data<T> {
  data: T;
}

export const dataOf = <Schema extends z.ZodType>(data: Schema) => z.object({ data });

/** Neither an empty text nor an empty list. */
export const notEmpty = () => onlyMeasurable(z.minLength(1));

/** Text of any length that the database can store. */
export const storableText = () => z.string().check(storable());

/** Text of several lines, kept as typed. `max` in characters. */
export const text = (max: number) => z.string().check(maxLength(max), storable());

/** A UUID in a request, in the database's spelling. */
export const uuid = () => z.guid('must be a UUID').toLowerCase();

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

/** Text of one line, trimmed; a line break in it becomes a space. `max` in characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .check(maxLength(max), storable())
    .overwrite((text) => text.replace(LINE_BREAKS, ' '));

/** Text of several lines, trimmed, that isn't blank. `max` in characters. */
export const requiredText = (max: number) =>
  z.string().trim().check(maxLength(max), storable(), notEmpty());

/** A line that isn't blank. */
export const requiredLine = (max: number) => line(max).check(notEmpty());

/** An http(s) address, or '' for none. `example.com` is stored as `https://example.com`. */
export const webAddress = () =>
  line(LIMITS.url)
    .refine((address) => address === '' || toWebAddress(address) !== null, {
      error: 'must be a web address that starts with http:// or https://',
      abort: true,
    })
    .overwrite((address) => toWebAddress(address) ?? '')
    .describe('A web address, or empty.');

/** An email address, or '' for none. */
export const emailAddress = () =>
  line(LIMITS.email)
    .refine((email) => email === '' || isEmailAddress(email), 'must be an email address')
    .describe('An email address, or empty.');

/** A calendar date such as 2026-11-21, or '' for none. */
export const calendarDate = () =>
  z
    .union([z.literal(''), z.iso.date()], 'must be a date such as 2026-11-21')
    .describe('A date such as 2026-11-21, or empty.');

/** A currency, such as EUR. */
export const currencyCode = () =>
  z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 currency code such as EUR');

/** An IANA time zone, such as America/New_York. */
export const timeZone = () =>
  line(LIMITS.timeZone).refine(isTimeZone, 'must be an IANA time zone such as America/New_York');

/** A list without blank entries, and without repeats that differ only in case. */
export const listOf = (entry: z.ZodString) =>
  z
    .array(entry)
    .check(maxLength(LIMITS.profileList))
    .overwrite((entries) => {
      const same = entries.map((entry) => entry.trim().toLowerCase());
      return entries.filter((_, index) => same[index] && same.indexOf(same[index]) === index);
    });

const isStorableYear = (timestamp: string): boolean => {
  const year = new Date(timestamp).getUTCFullYear();
  return year >= 1970 && year <= 9999;
};

/** A timestamp of a request: ISO 8601 with an offset, in the years 1970 to 9999. */
export const timestampInput = () =>
  z.iso
    .datetime({
      offset: true,
      error: 'must be a timestamp such as 2026-11-21T09:30:00Z',
      abort: true,
    })
    .refine(isStorableYear, 'must be between the years 1970 and 9999');

/** A timestamp of a response or an archive: ISO 8601 in UTC, with milliseconds. */
export const timestamp = () =>
  z.iso
    .datetime({ precision: 3, abort: true })
    .refine(isStorableYear, 'must be between the years 1970 and 9999');

/** How often the entity was written. Live events carry it, so a client knows whether it is current. */
export const version = () => z.int().min(1).describe('Goes up by one with every write.');

/** In an update: the version that it started from. */
export const baseVersion = () =>
  version()
    .optional()
    .describe(
      'The version that the update started from. If there is a newer one, the response is 409.',
    );

const LIMIT_RANGE = `must be a whole number from 1 to ${LIMITS.page}`;

/** The query parameter for the size of a page. */
export const pageLimit = () =>
  z
    .string()
    .regex(/^\d{1,9}$/, LIMIT_RANGE)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= LIMITS.page, LIMIT_RANGE)
    .default(50)
    .meta({
      description: 'The number of entries on a page, 50 by default.',
      // A query parameter arrives as text, but clients should read it as a number.
      type: 'integer',
      minimum: 1,
      maximum: LIMITS.page,
      pattern: undefined,
    });

/** `status=` in a query means the same as no `status`. */
export const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** `userId` in a request: the owner is the user of the token. */
export const ignoredUserId = () =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()
    .describe('Accepted and ignored: the owner is the user of the token.');
