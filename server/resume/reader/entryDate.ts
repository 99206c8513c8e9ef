import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period, withoutDate } from './dates.ts';
import { isProse } from './prose.ts';

/** The date of an entry's head; `null` for text that mentions a date. */
export function entryDate(line: ResumeLine): Period | null {
  if (line.bullet) return null;
  const period = findPeriod(line.text);
  if (period) {
    // "Cut the time by 30 % since 2021"
    const isWithin = /\p{Ll} +$/u.test(line.text.slice(0, period.index));
    return isWithin && isProse({ ...line, text: withoutDate(line.text, period) }) ? null : period;
  }
  const date = findDate(line.text);
  if (!date || isProse(line)) return null;
  const before = line.text.slice(0, date.index);
  const after = line.text.slice(date.index + date.length);
  const isAtEdge = /^\W*$/.test(after) || (before.trim() === '' && /^[\s\t:,|–—-]/.test(after));
  return isAtEdge ? date : null;
}
