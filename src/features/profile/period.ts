/** '2019-03' -> 'Mar 2019'; other text stays as typed. */
function month(typed: string): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(typed.trim()) ?? [];
  if (!year) return typed.trim();
  return new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(number) - 1),
  );
}

/** 'Mar 2019 – Present'; '' when neither date is given. */
export function period(startDate: string, endDate: string): string {
  const [start, end] = [month(startDate), month(endDate)];
  if (start) return `${start} – ${end || 'Present'}`;
  return end && `Until ${end}`;
}
