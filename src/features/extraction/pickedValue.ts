import { emailAddressesIn, isEmailAddress } from '#domain/emailAddress.ts';
import { isoDate, pickedDay } from '#domain/extraction/isoDate.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';

/** Whether the browser's language writes the day before the month. */
function isDayFirst(): boolean {
  const parts = new Intl.DateTimeFormat(navigator.language).formatToParts(new Date(2026, 10, 28));
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}

/** Picked words as the value of a field; '' where they have none, such as a deadline without a date. */
export function pickedValue(name: string, words: string): { value: string; isUnsure: boolean } {
  const line = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—*•·]\s+/, '');
  if (name === 'deadline') {
    const today = calendarDateOf(new Date().toISOString());
    return { value: pickedDay(line, today, isDayFirst()), isUnsure: isoDate(line) === '' };
  }
  if (name === 'contactEmail') {
    const [email = ''] = emailAddressesIn(line);
    return { value: isEmailAddress(line) ? line : email, isUnsure: false };
  }
  return { value: line.replace(/[,;]$/, ''), isUnsure: false };
}
