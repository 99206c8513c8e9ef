import type { Lead } from '#domain/contract/leads.ts';
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
export function typoPattern(word: string): string | null {
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

/** The fields of a lead that the search uses, besides its notes. */
type SearchedLead = Pick<
  Lead,
  'title' | 'company' | 'location' | 'compensationRange' | 'description' | 'tags'
> & {
  contactInfo: Pick<Lead['contactInfo'], 'name' | 'email'>;
};

/** Separates fields, so that a word can't match across two of them. */
const SEPARATOR = '\n';

/** The fields of a lead, folded (product spec, section 5, and more). */
const leadSearchText = (lead: SearchedLead): string =>
  foldText(
    [
      lead.title,
      lead.company,
      lead.contactInfo.name === NOT_AVAILABLE ? '' : lead.contactInfo.name,
      lead.contactInfo.email === NOT_AVAILABLE ? '' : lead.contactInfo.email,
      lead.location,
      lead.compensationRange,
      lead.description,
      ...lead.tags,
    ].join(SEPARATOR),
  );

/** The text of a note, folded. */
const noteSearchText = (note: { text?: string; content?: string }): string =>
  foldText(noteText(note));

/** The fields and the notes of a lead, folded. */
export const searchText = (lead: SearchedLead & Pick<Lead, 'notes'>): string =>
  // A separator first, so that every word has something before it.
  ['', leadSearchText(lead), ...lead.notes.map(noteSearchText)].join(SEPARATOR);
