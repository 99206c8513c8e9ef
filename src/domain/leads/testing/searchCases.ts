/* What the search of the web app must find. */

interface SearchCase {
  search: string;
  /** The fields that differ from `SEARCHED_LEAD`. */
  lead?: { title?: string; description?: string; contactInfo?: { name: string } };
  found: boolean;
}

export const SEARCHED_LEAD = {
  title: 'Möbel catalog, 2nd edition',
  company: 'Arbor & Søn',
  description: 'Copy for 40 pages.',
  location: 'Tromsø',
  compensationRange: '€70k a year',
  source: 'Referral',
  tags: ['Straße', 'print'],
  contactInfo: { name: 'Zoë Łukasz', email: 'someone@arbor.example' },
};
export const SEARCHED_NOTE = 'Wants a señor writer';

export const SEARCH_CASES: readonly SearchCase[] = [
  { search: '', found: true },
  { search: '   ', found: true },
  { search: 'Möbel', found: true },
  { search: 'Mobel', found: true },
  { search: 'MÖBEL', found: true },
  { search: 'mo\u0308bel', found: true },
  { search: 'catalog mobel', found: true },
  { search: ' edition\tarbor  tromso ', found: true },
  { search: 'zoe lukasz', found: true },
  { search: 'strasse', found: true },
  { search: 'STRASSE', found: true },
  { search: 'søn', found: true },
  { search: '40', found: true },
  { search: 'senor', found: true },
  { search: 'print señor tromsø', found: true },
  { search: 'mobel bergen', found: false },
  { search: 'catalogmobel', found: false },
  // Not across two fields.
  { search: 'editionarbor', found: false },
  { search: 'referral', found: false },
  { search: 'someone@arbor 70k', found: true },
  { search: 'm_bel', found: false },
  { search: 'm%l', found: false },
  { search: '%', found: false },
  { search: '\\', found: false },
  { search: 'n/a', lead: { contactInfo: { name: 'N/A' } }, found: false },
  { search: '100%', lead: { title: '100% remote' }, found: true },
  { search: 'a_b', lead: { title: 'a_b' }, found: true },
  { search: 'ﬁnance', lead: { description: 'Finance' }, found: true },
  { search: 'istanbul', lead: { title: 'İstanbul' }, found: true },
  { search: 'οδοσ', lead: { title: 'ΟΔΟΣ' }, found: true },
  { search: 'ежик', lead: { title: 'Ёжик' }, found: true },
  { search: '東京', lead: { title: '東京 office' }, found: true },
];

/** Searches for `TYPO_LEAD` with typos. */
export const TYPO_LEAD = {
  title: 'Platform engineer (remote)',
  company: 'Northwind',
  tags: ['go'],
};
export const TYPO_CASES: readonly { search: string; found: boolean }[] = [
  { search: 'nortwind', found: true },
  { search: 'northwwind', found: true },
  { search: 'northwimd', found: true },
  { search: 'nortwhind', found: true },
  { search: 'onrthwind', found: true },
  { search: 'morthwind', found: true },
  { search: 'NORTWIN enginer', found: true },
  { search: 'rmeote go', found: true },
  // Two typos in a word.
  { search: 'nrotwind', found: false },
  { search: 'nortwind sales', found: false },
  // Not in the middle of a word.
  { search: 'thwimd', found: false },
  // Four letters, and a number.
  { search: 'norz', found: false },
  { search: 'north1', found: false },
];
