const CURRENCY =
  '(?:[A-Z]{1,3}\\s?)?[$€£¥₹₩₪₺₽]|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|NOK|SEK|DKK|PLN|CZK|HUF|INR|JPY|SGD|HKD|ZAR|BRL|MXN|AED|ILS|kr|zł)';
const NUMBER = "\\d[\\d.,'’\\u00a0]{0,20}(?:\\s?[Kk](?![a-z]))?";
const UNIT =
  '(?:\\s?(?:\\/|per|an?|pro|par|por|al|im|i)\\s?(?:hr|h|hour|day|week|wk|month|mo|year|yr|annum|stunde|std\\.?|tag|woche|monat|jahr|heure|jour|mois|an|hora|d[ií]a|mes|a[nñ]o|ora|giorno|mese|anno|uur|dag|maand|jaar|m[aå]ned|[aå]r)\\.?)';
const AMOUNT = `~?(?:(?:${CURRENCY})\\s?${NUMBER}|${NUMBER}\\s?(?:${CURRENCY}))`;
const PART = `(?:${AMOUNT}|~?${NUMBER})${UNIT}?`;
const RANGE = new RegExp(`^${PART}\\s?(?:[-–—]|to|bis|à|a)\\s?${PART}$`, 'i');
const SINGLE = new RegExp(`^${AMOUNT}${UNIT}?$`, 'i');
const HAS_AMOUNT = new RegExp(AMOUNT, 'i');
const HAS_UNIT = new RegExp(`\\d\\s?[Kk]?${UNIT}|(?:${CURRENCY})${UNIT}`, 'i');

/** Whether the text is pay and nothing else: "$95/hr - $135/hr", "€60.000 – 70.000", "$40 an hour". */
export const isPayLine = (text: string): boolean =>
  text.length <= 60 &&
  HAS_AMOUNT.test(text) &&
  (RANGE.test(text) || (SINGLE.test(text) && HAS_UNIT.test(text)));
