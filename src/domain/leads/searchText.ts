import { LEAD_FIELD_NAMES, leadField } from '#domain/contract/leadFields.ts';
import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import { noteText } from '#domain/notes/note.ts';
import { NOT_AVAILABLE } from './lead.ts';

/* The rules of the search in the web app. When no lead has all words, words may have a typo. */

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};
const BASE_LETTER = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/** Most text is ASCII. Normalizing only the rest takes half the time. */
const NOT_ASCII = /[^\0-\x7f]+/g;

const foldLetters = (letters: string): string =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(BASE_LETTER, (letter) => BASE_LETTERS[letter] ?? letter);

/** Text in lowercase without accents: 'Möbel' and 'MOBEL' both become 'mobel'. */
export const foldText = (text: string): string =>
  text.toLowerCase().replace(NOT_ASCII, foldLetters);

/** The words of a search. A lead matches when it has all of them, in any order. */
export const searchWords = (search: string): string[] =>
  foldText(search).split(/\s+/).filter(Boolean);

/** At least five letters, and not so many that the pattern becomes expensive. */
const FORGIVEN = /^\p{L}{5,30}$/u;

/**
 * A regular expression that finds a folded word of a search with one
 * typo at the start of a word: a letter too many, a wrong one, a missing one, or two in the wrong order.
 * With more characters than these before a word, V8 takes four times as long.
 *
 * @returns `null` for words that must match exactly: short ones, and those with digits or signs
 */
function typoPattern(word: string): string | null {
  if (!FORGIVEN.test(word)) return null;
  const letters = [...word];
  // From the last letter to the first: this letter and then a typo, or a typo here.
  const pattern = letters.reduceRight((later, letter, at) => {
    const next = letters[at + 1] ?? '';
    const rest = letters.slice(at + 1).join('');
    const here = `\\S?${rest}|\\S${letter}${rest}`;
    const swapped = next && `|${next}${letter}${letters.slice(at + 2).join('')}`;
    return `(?:${later && `${letter}${later}|`}${here}${swapped})`;
  }, '');
  return `[\\s(/-]${pattern}`;
}

/**
 * Returns a function that tells whether something has all words of a search. When none of `items` has them exactly,
 * one typo is forgiven in each (see `typoPattern`).
 *
 * @param textOf the folded text of an item
 */
export function searchMatcher<Item>(
  search: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): (item: Item) => boolean {
  const words = searchWords(search);
  const patterns = words.map(typoPattern);
  const isExact = (item: Item) => words.every((word) => textOf(item).includes(word));
  if (patterns.every((pattern) => pattern === null) || items.some(isExact)) return isExact;
  const typos = patterns.map((pattern) => (pattern === null ? null : new RegExp(pattern)));
  return (item) => {
    const text = textOf(item);
    return words.every((word, at) => text.includes(word) || typos[at]?.test(text));
  };
}

/** A text of something, made once: folding those of 10,000 takes longer than a keystroke may. */
export function cachedText<Item extends object>(textOf: (item: Item) => string) {
  const texts = new WeakMap<Item, string>();
  return (item: Item): string => {
    const text = texts.get(item) ?? textOf(item);
    texts.set(item, text);
    return text;
  };
}

/** Separates fields, so that a word can't match across two of them. */
const SEPARATOR = '\n';

/** Split once: a search reads 10,000 leads. */
const SEARCHED = LEAD_FIELD_NAMES.map(leadField)
  .filter(({ isSearched }) => isSearched)
  .map(({ path }) => path.split('.') as [keyof Lead, (keyof ContactInfo)?]);

/** The fields of a lead that the search reads (product spec, section 5, and more). */
const searchedTexts = (lead: Lead): unknown[] =>
  SEARCHED.map(([field, part]) => {
    const value = part ? lead.contactInfo[part] : lead[field];
    if (value === NOT_AVAILABLE) return '';
    return Array.isArray(value) ? value.join(SEPARATOR) : value;
  });

/** The fields and the notes of a lead, folded. */
export const searchText = (lead: Lead): string =>
  // A separator first, so that every word has something before it.
  foldText(['', ...searchedTexts(lead), ...lead.notes.map(noteText)].join(SEPARATOR));
