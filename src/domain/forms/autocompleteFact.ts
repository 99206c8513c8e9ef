import type { FormFact } from './formLabel.ts';

/** The tokens of HTML's `autocomplete` (section 4.10.18.7.1) that a profile can answer. */
const TOKENS: Record<string, FormFact> = {
  name: 'name',
  'given-name': 'givenName',
  'family-name': 'familyName',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-country-code': 'phoneCountry',
  'address-level2': 'city',
  'address-level1': 'region',
  country: 'country',
  'country-name': 'country',
};

/** What the page tells browsers to fill in; nothing for an address of shipping, billing or a fax. */
export function autocompleteFact(autocomplete: string): FormFact | undefined {
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  const rest = tokens.slice(0, -1).filter((token) => token !== 'home' && token !== 'mobile');
  return rest.length === 0 ? TOKENS[tokens.at(-1) ?? ''] : undefined;
}
