import { localDay } from './localDate.ts';
import { type Timestamp, toDate } from './timestamp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const format = new Intl.RelativeTimeFormat('en-US');

/**
 * How long ago something happened: minutes under an hour, hours under a day, days under a week, then
 * the day (product spec, section 9). '' for an invalid timestamp.
 */
export function relativeDate(timestamp: Timestamp | null | undefined, now = new Date()): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return format.format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return format.format(-Math.floor(age / DAY), 'day');
  return localDay(date, now);
}

/** The same inside a sentence: 'Updated just now'. */
export const relativeDateInText = (timestamp: Timestamp | null | undefined, now?: Date): string =>
  relativeDate(timestamp, now).replace('Just', 'just');
