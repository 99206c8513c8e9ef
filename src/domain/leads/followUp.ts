import { localDay, localTime } from '#domain/localDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

/* The next follow-up on a lead. Without a time of day, its timestamp is at 9 o'clock in the user's time zone. */

const HOUR_OF_DAY = 9;

/**
 * The follow-up on a calendar date such as '2026-11-23'; `null` when it isn't a date from 1970 to 9999.
 *
 * @param time such as '14:00'
 */
export function followUpOn(calendarDate: string, time = '09:00'): string | null {
  const date = new Date(`${calendarDate}T${time}`);
  const isValid = /^\d{4}-/.test(calendarDate) && date.getFullYear() >= 1970;
  return isValid ? date.toISOString() : null;
}

/** The follow-up in a number of days from today. */
export const followUpIn = (days: number, now = new Date()): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR_OF_DAY).toISOString();

/** The days from today to the Monday of next week. */
export const daysToMonday = (now = new Date()): number => (8 - now.getDay()) % 7 || 7;

/** So many follow-ups spread evenly over the working days of next week. */
export const spreadOverNextWeek = (count: number, now = new Date()): string[] =>
  Array.from({ length: count }, (_, index) =>
    followUpIn(daysToMonday(now) + Math.floor((index * 5) / count), now),
  );

/** The day in the user's calendar, such as '2026-11-23'; '' without one. */
export function calendarDateOf(timestamp: Timestamp | null): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** How many days ago the follow-up was due: 0 today, negative in the future. */
export function daysOverdue(timestamp: Timestamp, now = new Date()): number {
  const date = toDate(timestamp);
  if (!date) return 0;
  // In UTC, every day has 24 hours.
  const dayOf = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((dayOf(now) - dayOf(date)) / 86_400_000);
}

/** The time of day as a time field has it, such as '14:00'; '' for a follow-up without one. */
export function clockTimeOf(timestamp: Timestamp): string {
  const date = toDate(timestamp);
  if (!date || !timeOfDay(timestamp)) return '';
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** '2:00 PM' in the user's language; '' for a follow-up without a time of day. */
function timeOfDay(timestamp: Timestamp): string {
  const date = toDate(timestamp);
  if (!date) return '';
  return date.getHours() === HOUR_OF_DAY && date.getMinutes() === 0 ? '' : localTime(date);
}

/**
 * 'Overdue 2d', 'Overdue since 3 Oct', 'Today 14:00', 'Tomorrow', 'In 3 days', '27 Nov, 14:00'. '' for an
 * invalid timestamp.
 *
 * @param isShort beside other things in a narrow place: '3 Oct' in place of 'Overdue since 3 Oct'
 */
export function dueText(timestamp: Timestamp, now = new Date(), isShort = false): string {
  const date = toDate(timestamp);
  if (!date) return '';
  const days = daysOverdue(timestamp, now);
  if (days >= 7) return `${isShort ? '' : 'Overdue since '}${localDay(date, now)}`;
  if (days > 0) return `Overdue ${days}d`;
  const time = timeOfDay(timestamp);
  if (days >= -1) return [days === 0 ? 'Today' : 'Tomorrow', time].filter(Boolean).join(' ');
  const day = days > -7 ? `In ${-days} days` : localDay(date, now);
  return [day, time].filter(Boolean).join(', ');
}
