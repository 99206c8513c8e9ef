import currencies from 'country-to-currency';

const isListed = (region: string): region is keyof typeof currencies => region in currencies;

/** The currency of the region of the browser's language, as an ISO 4217 code; US dollars without one. */
export function ownCurrency(language = navigator.language): string {
  const { region = 'US' } = new Intl.Locale(language).maximize();
  return isListed(region) ? currencies[region] : 'USD';
}
