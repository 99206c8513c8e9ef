import type { PartialDraft } from './leadDraft.ts';
import { readDescription } from './readDescription.ts';

const CURRENCY =
  '(?:US|C|CA|A|AU|NZ|S|HK)?[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|CAD|AUD|NOK|SEK|DKK|PLN|INR|SGD)\\b';
const AMOUNT = '\\d{1,3}(?:[,.’ ]\\d{3}){0,2}(?:[.,]\\d{1,2})?\\s?k?';
const RANGE = new RegExp(
  `(?:${CURRENCY})\\s?${AMOUNT}\\s?(?:-|–|—|to|and|bis)\\s?(?:${CURRENCY})?\\s?${AMOUNT}(?:\\s?(?:${CURRENCY}))?|${AMOUNT}\\s?(?:-|–|—|to|bis)\\s?${AMOUNT}\\s?(?:${CURRENCY})`,
  'gi',
);
/** Words that make an amount pay. A range of funding, revenue or customers has none of them. */
const PAY =
  /\b(?:salary|salaries|pay|compensation|wage|base|ote|per (?:year|annum|hour|month|day)|annual(?:ly)?|an hour|a year|hourly|gehalt|jahresgehalt|vergütung|salaire|salario)\b|\/ ?(?:yr|year|hr|hour|h|month|mo)\b/i;
const OTHER =
  /\b(?:revenue|funding|raised|budget|arr|valuation|bonus of|deal|deals|sales of|portfolio|customers|referral)\b/i;
const UNIT =
  /^\s?(?:(?:gross|brutto|base)?\s?(?:per|an?|\/|pro)\s?(?:year|annum|hour|month|day|week|yr|hr|h|mo|jahr|monat|stunde)\b|annually|hourly|yearly|p\.a\.)/i;

/** Reads the pay that the posting's text states in one place. Several ranges depend on the reader. */
export function readPayInText(document: Document, url: string): PartialDraft {
  const found = new Set<string>();
  for (const line of (readDescription(document, url).description ?? '').split('\n')) {
    if (line.length > 2_000 || !PAY.test(line) || OTHER.test(line)) continue;
    for (const match of line.matchAll(RANGE)) {
      const unit = UNIT.exec(line.slice(match.index + match[0].length))?.[0] ?? '';
      found.add(
        `${match[0].trim()}${unit.startsWith(' ') || unit === '' ? unit : ` ${unit}`}`.replace(
          ' /',
          '/',
        ),
      );
    }
  }
  const [only = ''] = found;
  return { compensationRange: found.size === 1 && /\d{2}/.test(only) ? only : '' };
}
