import { isEmailAddress } from '#domain/emailAddress.ts';
import { isPhoneNumber } from '#domain/phoneNumber.ts';
import { wordSequence, wordsOf } from '#domain/words/wordSequence.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { addressesIn } from './reader/addresses.ts';
import { allDates, findDate, isPresent } from './reader/dates.ts';

/** Checks whether something occurs in a resume's text, regardless of spacing, case and punctuation. */
interface SourceText {
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

function sourceText(text: string): SourceText {
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

/** What a model may leave out. */
const OPTIONAL = ['gpa', 'url'];
/** An entry without any of them is dropped. */
const NAMES = ['title', 'company', 'degree', 'institution', 'name'];

const isNamed = (item: unknown): boolean =>
  typeof item === 'object'
    ? NAMES.some((name) => (item as Record<string, unknown>)[name])
    : item !== '';

/**
 * A program: removes everything from a model's draft that isn't in the resume: names, addresses, employers, titles,
 * schools, dates, skills and links must occur in the text, and prose must consist of its words. Drops
 * entries that lose their names.
 */
export default function groundedResume({ draft, text }: { draft: ResumeDraft; text: string }) {
  const source = sourceText(text);
  const checks: Record<string, (words: string) => boolean> = {
    email: (words) => isEmailAddress(words) && source.contains(words),
    phone: (words) => isPhoneNumber(words) && source.contains(words),
    linkedin: source.containsAddress,
    github: source.containsAddress,
    portfolio: source.containsAddress,
    url: source.containsAddress,
    startDate: source.containsDate,
    endDate: source.containsDate,
    graduationYear: source.containsDate,
    professionalSummary: source.supports,
    description: source.supports,
    achievements: source.supports,
  };
  function grounded(value: unknown, key: string): unknown {
    if (typeof value === 'string') return (checks[key] ?? source.contains)(value) ? value : '';
    if (Array.isArray(value))
      return [...new Set(value.map((item) => grounded(item, key)))].filter(isNamed);
    const parts = Object.entries(value as object).map(([name, part]): [string, unknown] => [
      name,
      grounded(part, name),
    ]);
    return Object.fromEntries(
      parts.filter(([name, part]) => part !== '' || !OPTIONAL.includes(name)),
    );
  }
  return grounded(draft, '') as ResumeDraft;
}
