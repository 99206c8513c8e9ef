import { datesIn, findDate, isPresent } from './reader/dates.ts';

/** Tells whether a resume's text says something, regardless of spacing, case and punctuation. */
export interface SourceText {
  /** The words occur, one after the other. */
  says(words: string): boolean;
  /** The address occurs, with or without `https://` and `www.`. */
  links(address: string): boolean;
  /** The date occurs; a year also as part of a month's date. Words for "until today" always pass. */
  dates(date: string): boolean;
  /** Each number and nearly every word of the text occur somewhere. */
  tells(prose: string): boolean;
}

/** The share of words that the source must have: a model may fix a word or two. */
const SHARE = 0.85;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const tokens = (text: string) => plain(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
const bareAddress = (address: string) =>
  plain(address)
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function sourceText(text: string): SourceText {
  const words = tokens(text);
  const vocabulary = new Set(words);
  const sequence = ` ${words.join(' ')} `;
  const dates = datesIn(text);
  return {
    says(given) {
      const wanted = tokens(given);
      return wanted.length > 0 && sequence.includes(` ${wanted.join(' ')} `);
    },
    links(address) {
      const wanted = bareAddress(address);
      if (wanted === '') return false;
      return new RegExp(`(?<![\\w.-])(?:www\\.)?${escaped(wanted)}(?![\\w-]|\\/\\w|\\.\\w)`).test(
        plain(text),
      );
    },
    dates(given) {
      if (isPresent(given)) return true;
      const date = findDate(given);
      if (!date) return false;
      const isYear = date.from !== date.until;
      return dates.some(({ from, until }) =>
        isYear
          ? Math.floor(from / 12) === Math.floor(date.from / 12)
          : from === date.from && until === date.until,
      );
    },
    tells(prose) {
      const told = tokens(prose);
      const known = told.filter((word) => vocabulary.has(word));
      const numbers = told.filter((word) => /\d/.test(word));
      return (
        known.length >= SHARE * told.length && numbers.every((number) => vocabulary.has(number))
      );
    },
  };
}
