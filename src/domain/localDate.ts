import { type Timestamp, toDate } from './timestamp.ts';

/**
 * Formats dates in the user's language and time zone. The formatter is created on first use, and
 * once, since that takes as long as formatting a thousand dates.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(undefined, options);
    return format.format(date);
  };
}

/** Such as '21 Nov 2026, 14:05'. */
export const localDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Such as '21 Nov 2026, 14:05'; '' for an invalid timestamp. */
export function exactTime(timestamp: Timestamp): string {
  const date = toDate(timestamp);
  return date ? localDateTime(date) : '';
}

/** Such as '14:05'. */
export const localTime = dateFormat({ timeStyle: 'short' });

/** Such as 'Wed'. */
export const localWeekday = dateFormat({ weekday: 'short' });

/** Such as 'Wednesday, 25 Nov'. */
export const localLongDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });

const dayOfThisYear = dateFormat({ day: 'numeric', month: 'short' });

/** Such as 'November 2026'. */
export const localMonth = dateFormat({ month: 'long', year: 'numeric' });

/** Such as '23 Nov 2026'. */
export const localDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Such as '23 Nov', with the year when it isn't this year. */
export const localDay = (date: Date, now = new Date()): string =>
  date.getFullYear() === now.getFullYear() ? dayOfThisYear(date) : localDate(date);
