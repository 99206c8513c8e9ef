import { isPhoneNumber } from '#domain/phoneNumber.ts';
import { PHONE_LABELS } from '#domain/words/formLabels.ts';
import { anyOf } from '#domain/words/phrases.ts';
import type { ResumeLine } from '../resumeLine.ts';

/** What may be a number: digits in groups. */
const NUMBER =
  /(?<![\p{L}\d+/.-])(?:\(?\+|00)?\s?\(?\d[\d\u00A0\u2009 ()./–-]{5,24}\d(?![\p{L}\d])/gu;

/** Words and signs before a number. Those of an icon font are Font Awesome's. */
const LABEL = new RegExp(
  `(?:${anyOf(PHONE_LABELS).source}|(?<!\\p{L})[mpt](?=[:.])|[☎☏✆📞📱\uF095\uF10B\uF3CD])[\\s.:–-]*(?:\\(\\p{L}{1,10}\\)\\s*)?$`,
  'iu',
);

const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Numbers that only phones have: of a country, of North America, or with an area code. */
const CLEAR = [
  /^\(?(?:\+|00)\s?[1-9]/,
  /^(?:1[ .-])?\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]\d{4}$/,
  /^\(\d{2,5}\)/,
];

const FEWEST_NATIONAL_DIGITS = 9;

function isClear(number: string): boolean {
  if (CLEAR.some((pattern) => pattern.test(number))) return true;
  return (
    number.startsWith('0') &&
    number.replace(/\D/g, '').length >= FEWEST_NATIONAL_DIGITS &&
    !DATE.test(number)
  );
}

/** The phone numbers of a line: those with a label, and those that can't be anything else. */
function phonesIn(text: string): string[] {
  return text.split(/\t|\s*[|•·]\s*/).flatMap((cell) =>
    [...cell.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
      const before = cell.slice(0, index);
      const isPhone = LABEL.test(before) || isClear(number.trim());
      return isPhone && isPhoneNumber(number) ? [number.replace(/\s+/g, ' ').trim()] : [];
    }),
  );
}

/** The person's first phone number; '' unless something is clearly one. */
export function readPhone(lines: Pick<ResumeLine, 'text' | 'links'>[]): string {
  const linked = lines
    .flatMap(({ links }) => links)
    .flatMap((link) => /^tel:(.+)/i.exec(link)?.[1] ?? [])
    .filter(isPhoneNumber);
  // As it's written, if it is; a link has no spaces.
  return lines.flatMap(({ text }) => phonesIn(text))[0] ?? linked[0] ?? '';
}
