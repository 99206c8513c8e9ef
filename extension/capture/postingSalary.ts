import { type DataObject, isDataObject } from '#domain/jsonLdObjects.ts';
import { dataText, listOf } from './dataText.ts';

const UNITS: [RegExp, string][] = [
  [/hour|^hr|stunde/i, 'per hour'],
  [/day|daily|^tag$/i, 'per day'],
  [/week/i, 'per week'],
  [/month|monat/i, 'per month'],
  [/year|annual|annum|jahr/i, 'per year'],
];

const unitWords = (unit: string): string =>
  UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? '';

/** 95000, "95000", "95,000.00"; `null` for anything that isn't a positive number. */
function amountOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const number =
    typeof text === 'string' && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
      ? Number(text.replaceAll(',', ''))
      : Number(text === '' ? Number.NaN : text);
  return Number.isFinite(number) && number > 0 && number < 1e12 ? number : null;
}

function money(amount: number, currency: string): string {
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const plain = amount.toLocaleString('en-US', { maximumFractionDigits });
  if (!/^[a-z]{3}$/i.test(currency)) return currency === '' ? plain : `${currency} ${plain}`;
  return amount
    .toLocaleString('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: maximumFractionDigits,
      maximumFractionDigits,
    })
    .replace(/\u00a0/g, ' ');
}

function range(minimum: number | null, maximum: number | null, currency: string): string {
  if (minimum !== null && maximum !== null && minimum < maximum) {
    return `${money(minimum, currency)} – ${money(maximum, currency)}`;
  }
  if (minimum !== null && maximum === null) return `From ${money(minimum, currency)}`;
  if (minimum === null && maximum !== null) return `Up to ${money(maximum, currency)}`;
  return minimum !== null && minimum === maximum ? money(minimum, currency) : '';
}

/**
 * The pay that a `JobPosting` states: "$120,000 – $150,000 per year". '' without one; a site's own
 * estimate (`estimatedSalary`) isn't a statement of the employer.
 */
export function postingSalary(document: Document, posting: DataObject): string {
  for (const salary of listOf(posting.baseSalary)) {
    const amount = isDataObject(salary) ? salary : { value: salary };
    const [inner] = listOf(amount.value);
    const value = isDataObject(inner) ? inner : amount;
    const currency = dataText(
      document,
      amount.currency ?? value.currency ?? posting.salaryCurrency ?? '',
    ).slice(0, 10);
    const unit = unitWords(dataText(document, value.unitText ?? amount.unitText ?? ''));
    const single = amountOf(value.value);
    const text =
      range(amountOf(value.minValue), amountOf(value.maxValue), currency) ||
      (single === null ? '' : money(single, currency));
    if (text !== '') return `${text} ${unit}`.trim();
    const words = dataText(document, value.value);
    // "50.000 – 60.000 €" is a statement; "0" and "competitive" are not.
    if (/\d{2}/.test(words) && amountOf(words) === null) return words;
  }
  return '';
}
