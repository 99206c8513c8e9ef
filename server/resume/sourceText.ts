import { wordSequence, wordsOf } from '#domain/words/wordSequence.ts';
import { addressesIn } from './reader/addresses.ts';
import { allDates, findDate, isPresent } from './reader/dates.ts';

/** Checks whether something occurs in a resume's text, regardless of spacing, case and punctuation. */
export interface SourceText {
  /** The words occur in this order, next to each other. */
  contains(words: string): boolean;
  /** The address occurs, with or without `https://` and `www.`. */
  containsAddress(address: string): boolean;
  /** The date occurs; a year may be part of a date. Words for "until today" always pass. */
  containsDate(date: string): boolean;
  /** Each number and nearly every word of the text occur somewhere. */
  supports(prose: string): boolean;
}

/** The share of words that must occur: a model may correct a word or two. */
const SHARE = 0.85;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const bareAddress = (address: string) =>
  plain(address)
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

export function sourceText(text: string): SourceText {
  const vocabulary = new Set(wordsOf(text));
  const addresses = new Set(addressesIn(text).map((found) => bareAddress(found.text)));
  const dates = allDates(text);
  return {
    contains: wordSequence(text),
    containsAddress: (address) => addresses.has(bareAddress(address)),
    containsDate(given) {
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
    supports(prose) {
      const used = wordsOf(prose);
      const known = used.filter((word) => vocabulary.has(word));
      const numbers = used.filter((word) => /\d/.test(word));
      return (
        known.length >= SHARE * used.length && numbers.every((number) => vocabulary.has(number))
      );
    },
  };
}
