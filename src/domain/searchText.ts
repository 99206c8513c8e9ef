import type { Lead } from './contract/leads.ts';
import { NOT_AVAILABLE } from './lead.ts';
import { noteText } from './note.ts';

/* The rules of the search. The web app and the server share these functions, so they find the same leads. */

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
  [leadSearchText(lead), ...lead.notes.map(noteSearchText)].join(SEPARATOR);
