import { localDate } from './localDate.ts';
import { type Timestamp, toDate } from './timestamp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something happened: minutes under an hour, hours under a day, days under a week,
 * then the local date (product spec, section 9). '' for an invalid timestamp.
 */
export function relativeDate(timestamp: Timestamp | null | undefined, now = new Date()): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return localDate(date);
}
