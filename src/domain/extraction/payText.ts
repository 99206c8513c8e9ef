const CURRENCY =
  '(?<!\\p{L})(?:(?:US|CA|AU|NZ|HK|SG|C|A|S|R)\\s?)?[$€£¥₹₩₪₺₽]|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|NOK|SEK|DKK|PLN|CZK|HUF|INR|JPY|SGD|HKD|ZAR|BRL|MXN|AED|ILS|kr|zł)';
const NUMBER = "\\d[\\d.,'’\\u00a0]{0,20}(?:\\s?[Kk](?![a-z]))?";
const GROSS = '(?:\\s(?:brutto|gross|bruts?))?';
const UNIT = `${GROSS}(?:\\s?(?:\\/|per|an?|pro|par|por|al|im|i)\\s?(?:hr|h|hour|day|week|wk|month|mo|year|yr|annum|stunde|std\\.?|tag|woche|monat|jahr|heure|jour|mois|an|hora|d[ií]a|mes|a[nñ]o|ora|giorno|mese|anno|uur|dag|maand|jaar|m[aå]ned|[aå]r)(?!\\p{L})\\.?)`;
const AMOUNT = `~?(?:(?:${CURRENCY})\\s?${NUMBER}|${NUMBER}\\s?(?:${CURRENCY}))`;
const PART = `(?:${AMOUNT}|~?${NUMBER})${UNIT}?`;
const RANGE = `${PART}\\s?(?:[-–—]|to|bis|à|a)\\s?${PART}`;
/** "ab 65.000 €", "from $40 an hour", "up to £50,000". */
const BOUND = `(?:ab|from|bis zu|up to|circa|ca\\.|around|à partir de|desde)\\s${AMOUNT}${UNIT}?`;
const ONLY = new RegExp(`^(?:${RANGE}|${BOUND}|${AMOUNT}${UNIT})$`, 'iu');
const HAS_AMOUNT = new RegExp(AMOUNT, 'iu');
const IN_TEXT = new RegExp(`(?<![\\p{L}\\d.,])(?:${RANGE}|${BOUND}|${AMOUNT}${UNIT})`, 'giu');
/** Amounts that aren't pay: "from €3 million in sales", "a budget of", "to $500 a year for training". */
const OTHER_AMOUNT =
  /^\s?(?:m|mn|mio|million|millions|billion|bn|mrd|milliarden?|millionen)\b|^[\s\p{L}]{0,20}(?:revenue|sales|budget|funding|bonus|allowance|stipend|umsatz|zuschuss)/iu;

const PER_YEAR = [
  [/(?:year|yr|annum|jahr|a[nñ]o|anno|jaar)(?!\p{L})|\ban$/iu, 1],
  [/(?:month|mo|monat|mois|mes|mese|maand|m[aå]ned)(?!\p{L})/iu, 12],
] as const;
/** In any currency, less a year is a perk: "$500 per annum" for a gym. */
const LEAST_A_YEAR = 3_000;

export function isPerk(pay: string): boolean {
  const times = PER_YEAR.find(([unit]) => unit.test(pay))?.[1];
  const amounts = pay.match(/\d+(?:[.,'’\u00a0 ]\d{3})*(?:\s?k)?/giu) ?? [];
  const most = Math.max(
    ...amounts.map((text) => Number(text.replace(/\D/g, '')) * (/k/i.test(text) ? 1_000 : 1)),
  );
  return times !== undefined && most * times < LEAST_A_YEAR;
}

/** Whether the text is pay and nothing else: "$95/hr - $135/hr", "€60.000 – 70.000", "ab 65.000 €". */
export const isPayLine = (text: string): boolean =>
  text.length <= 60 && HAS_AMOUNT.test(text) && ONLY.test(text) && !isPerk(text);

/** The pay that a text states as a range, a bound or an amount per unit of time; '' for none or several. */
export function payIn(text: string): string {
  const found = [...text.matchAll(IN_TEXT)]
    .filter(({ 0: pay, index }) => {
      const isOther = OTHER_AMOUNT.test(text.slice(index + pay.length, index + pay.length + 30));
      return HAS_AMOUNT.test(pay) && /\d{2}/.test(pay) && !isOther && !isPerk(pay.trim());
    })
    .map(([pay]) => pay.trim().replace(/[.,]$/, ''));
  const [only = '', ...others] = new Set(found);
  return others.length > 0 ? '' : only;
}
