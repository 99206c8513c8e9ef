import { monthNumber } from '#domain/words/monthNumber.ts';

/** '21 Nov 2026' or '2026-11-21' as a calendar date; '' for what isn't one for certain. */
export function isoDay(text: string): string {
  const iso = /^\d{4}-\d\d-\d\d$/.exec(text.trim());
  if (iso) return iso[0];
  const [, day, name = '', year] = /^(\d{1,2})\.? (\p{L}+)\.?,? (\d{4})$/u.exec(text.trim()) ?? [];
  const month = monthNumber(name);
  if (!day || !year || month === undefined) return '';
  return `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
