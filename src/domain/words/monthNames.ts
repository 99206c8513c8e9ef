/** Most languages of the web; the names of months in others aren't known. */
const LOCALES =
  'en ar cs da de el es et fi fr he hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sv th tr uk vi zh'.split(
    ' ',
  );

/** The months, 1 to 12, by their names in small letters, alone, short and in dates: "kwiecień", "kwietnia", "kwi". */
export function monthNames(locales = LOCALES): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of locales)
    for (const month of ['long', 'short'] as const)
      for (const format of [{ month }, { month, day: 'numeric' }] as const) {
        const formatter = new Intl.DateTimeFormat(locale, format);
        for (let number = 1; number <= 12; number += 1)
          for (const { type, value } of formatter.formatToParts(new Date(2000, number - 1, 15))) {
            const name = value.toLowerCase().replace(/\.$/, '');
            // The first language wins: 'mar' is March, not a Tuesday or May elsewhere.
            if (type === 'month' && !/^\d+$/.test(name) && !names.has(name))
              names.set(name, number);
          }
      }
  return names.set('sept', 9);
}
