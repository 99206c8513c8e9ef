/* Amounts of money as people type them, in any country's spelling. */

function symbolOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

let codesBySymbol: Map<string, string> | undefined;

/**
 * The ISO 4217 code for a code or symbol such as 'eur', '€' or 'CA$'; `null` for other text.
 *
 * @param own the user's currency, whose short symbol wins: '$' is CAD in Canada
 */
function currencyOf(text: string, own: string): string | null {
  if (text.toLowerCase() === symbolOf(own, 'narrowSymbol').toLowerCase()) return own;
  codesBySymbol ??= new Map(
    Intl.supportedValuesOf('currency').flatMap((code) => [
      [symbolOf(code, 'symbol'), code],
      [code, code],
    ]),
  );
  return codesBySymbol.get(text.toUpperCase()) ?? null;
}

/** The only currency that a text such as 'From €70k' names; `null` when it names none or several. */
export function currencyIn(text: string, own: string): string | null {
  const marks = text.match(/[A-Z]{0,3}\p{Sc}|\b[A-Z]{3}\b/gu) ?? [];
  const found = new Set(marks.flatMap((mark) => currencyOf(mark, own) ?? []));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** A typed amount; its two readings when it has two. */
type Amount =
  | { value: number; currency: string | null }
  | { readings: [grouped: number, decimal: number] };

/** 1,000,000 or, as in India, 1,00,000. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;

const withoutSigns = (digits: string): number => Number(digits.replace(/[.,]/g, ''));

const decimalSignOf = (locale: string | undefined): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

/** The number by its shape, with both readings of '85.000'; `null` when it isn't one. */
function readNumber(digits: string): { decimal: number | null; grouped: number | null } {
  const end = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = digits.slice(0, end);
  const hasDecimals = GROUPED.test(whole) || /^\d*$/.test(whole);
  const isMixed = !whole.includes(digits.charAt(end));
  const canBeGrouped = GROUPED.test(digits) && !digits.startsWith('0');
  return {
    decimal:
      hasDecimals && isMixed ? Number(`${withoutSigns(whole)}.${digits.slice(end + 1)}`) : null,
    grouped: canBeGrouped ? withoutSigns(digits) : null,
  };
}

/**
 * Reads a typed amount by its shape, and then by the locale: '12.500,50' has one reading, '85.000' is
 * 85,000 in German, and in American English it could be either.
 *
 * @param locale the browser's by default
 * @param currency the user's own
 * @returns `null` when the text isn't an amount
 */
export function readAmount(
  text: string,
  { locale, currency: own }: { locale?: string; currency: string },
): Amount | null {
  const number = text.match(/[\d.,](?:[\d.,'’\s]*[\d.,])?/)?.[0] ?? '';
  const unit = text.replace(number, '').trim();
  const currency = unit === '' ? null : currencyOf(unit, own);
  // Spaces and apostrophes are between groups of three digits.
  const isSpacedOut = /['’\s](?!\d{3}(?!\d))/.test(number);
  const digits = number.replace(/['’\s]/g, '');
  if (isSpacedOut || !/\d/.test(digits) || (unit !== '' && currency === null)) return null;
  if (/^\d+$/.test(digits)) return { value: Number(digits), currency };
  const { decimal, grouped } = readNumber(digits);
  const value = grouped ?? decimal;
  if (value === null) return null;
  // Amounts rarely have three decimals, but in this locale the sign says so.
  const isEither =
    grouped !== null && decimal !== null && digits.includes(decimalSignOf(locale) ?? '');
  return isEither ? { readings: [grouped, decimal] } : { value, currency };
}
