import { type DataObject, isDataObject } from '#domain/extraction/jsonLdObjects.ts';
import { isPerk } from '#domain/extraction/payText.ts';
import { dataText, listOf } from './dataText.ts';

/** Units as sites write them: 'HOUR', 'Annually', 'per day'. */
const UNIT = /hour|day|week|month|year|annu/i;
const unitWords = (unit: string): string => {
  const [word = ''] = UNIT.exec(unit) ?? [];
  return word === '' ? '' : `per ${word.toLowerCase().replace('annu', 'year')}`;
};

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
  if (!/^[a-z]{3}$/i.test(currency))
    return `${currency} ${amount.toLocaleString('en-US', { maximumFractionDigits })}`.trim();
  const digits = { minimumFractionDigits: maximumFractionDigits, maximumFractionDigits };
  return amount
    .toLocaleString('en-US', { style: 'currency', currency, ...digits })
    .replace(/\u00a0/g, ' ');
}

function range(minimum: number | null, maximum: number | null, currency: string): string {
  const least = minimum === null ? '' : money(minimum, currency);
  const most = maximum === null ? '' : money(maximum, currency);
  if (minimum === null || maximum === null)
    return least ? `From ${least}` : most && `Up to ${most}`;
  if (minimum === maximum) return least;
  return minimum < maximum ? `${least} – ${most}` : '';
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
    const pay = `${text} ${unit}`.trim();
    if (text !== '' && !isPerk(pay)) return pay;
    const words = dataText(document, value.value);
    // "50.000 – 60.000 €" is a statement; "0" and "competitive" are not.
    if (/\d{2}/.test(words) && amountOf(words) === null) return words;
  }
  return '';
}
