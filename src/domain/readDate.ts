const DAY = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[,T\s]+(\d{1,2}):(\d\d).*)?$/;

function localDate(year: number, month: number, day: number, time: [number, number]): Date | null {
  const date = new Date(year < 100 ? 2000 + year : year, month - 1, day, ...time);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day;
  return isReal ? date : null;
}

/**
 * A date as people and spreadsheets write it, in the user's time zone unless it names another;
 * `null` for other text.
 *
 * @param dayFirst how to read 3/4/2026
 */
export function readDate(text: string, dayFirst: boolean): { at: Date; hasTime: boolean } | null {
  // Notion writes ranges, and time zones in parentheses.
  const start =
    text
      .split('→')[0]
      ?.replace(/\([^()]*\)/, '')
      .trim() ?? '';
  const hasTime = /\d:\d\d/.test(start);
  const [, first = '', sign, second = '', third = '', hour = '0', minute = '0'] =
    DAY.exec(start) ?? [];
  const hasOffset =
    (/T/.test(start) && /(?:Z|[+-]\d\d:?\d\d)$/.test(start)) || /\d\s*[ap]m\b/i.test(start);
  let at: Date | null;
  if (sign && !hasOffset) {
    const time: [number, number] = [Number(hour), Number(minute)];
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    if (first.length === 4) at = localDate(a, b, c, time);
    else if (dayFirst || sign === '.') at = localDate(c, b, a, time);
    else at = localDate(c, a, b, time);
  } else {
    // Without a year and a month's name, engines take much for a date.
    const isDate = hasOffset || (/\b(?:19|20)\d\d\b/.test(start) && /[a-z]{3}/i.test(start));
    at = isDate ? new Date(start.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')) : null;
  }
  return at && !Number.isNaN(at.getTime()) ? { at, hasTime } : null;
}

/**
 * Whether the dates of a column have the day first: as soon as one can't be read otherwise, and by the
 * user's language when all could be both.
 */
export function isDayFirst(dates: readonly string[], language: string): boolean {
  for (const date of dates) {
    const [, first, , second] = DAY.exec(date.trim()) ?? [];
    if (!first || first.length === 4) continue;
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return !/^en-(?:US|PH)$|^en$/.test(language);
}
