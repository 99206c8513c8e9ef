/** '2019-03' -> 'Mar 2019'; other text stays as typed. */
function month(typed: string, locale: string): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(typed.trim()) ?? [];
  if (!year) return typed.trim();
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(number) - 1));
}

/** The words around the dates of a period. */
export interface PeriodWords {
  locale: string;
  present: string;
  until: string;
}

const ENGLISH: PeriodWords = { locale: 'en', present: 'Present', until: 'Until' };

/** 'Mar 2019 – Present'; '' when neither date is given. */
export function period(
  startDate: string,
  endDate: string,
  { locale, present, until }: PeriodWords = ENGLISH,
): string {
  const [start, end] = [month(startDate, locale), month(endDate, locale)];
  if (start) return `${start} – ${end || present}`;
  return end && `${until} ${end}`;
}
