import { daysOverdue } from './leads/followUp.ts';
import { localDay } from './localDate.ts';
import { type Timestamp, toDate } from './timestamp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const format = new Intl.RelativeTimeFormat('en-US');
const dayFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** An age in minutes under an hour, hours under a day, and days under a week; `null` from then on. */
function countAge(age: number): [count: number, unit: 'minute' | 'hour' | 'day'] | null {
  if (age < HOUR) return [Math.floor(age / MINUTE), 'minute'];
  if (age < DAY) return [Math.floor(age / HOUR), 'hour'];
  return age < WEEK ? [Math.floor(age / DAY), 'day'] : null;
}

/**
 * How long ago something happened: minutes under an hour, hours under a day, days under a week, then
 * the day (product spec, section 9). '' for an invalid timestamp.
 */
export function relativeDate(timestamp: Timestamp | null | undefined, now = new Date()): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return 'Just now';
  const [count, unit] = countAge(age) ?? [];
  return count && unit ? format.format(-count, unit) : localDay(date, now);
}

/** The same inside a sentence: 'Updated just now'. */
export const relativeDateInText = (timestamp: Timestamp | null | undefined, now?: Date): string =>
  relativeDate(timestamp, now).replace('Just', 'just');

/** The same where there's little room: 'Now', '5m', '2h', '3d', 'Mar 3'. */
export function shortAge(timestamp: Timestamp | null | undefined, now = new Date()): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return 'Now';
  const [count, unit] = countAge(age) ?? [];
  return count && unit ? `${count}${unit[0]}` : localDay(date, now);
}

/**
 * A day within a week as 'today', 'tomorrow' or '3 days ago', any other as 'Mar 3'.
 *
 * @param calendarDate such as '2026-03-03', without a time zone
 */
export function relativeDay(calendarDate: string, now = new Date()): string {
  const date = new Date(`${calendarDate}T00:00`);
  const days = -daysOverdue(date, now);
  return Math.abs(days) < 7 ? dayFormat.format(days, 'day') : localDay(date, now);
}
