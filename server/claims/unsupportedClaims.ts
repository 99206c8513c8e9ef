import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { addressesIn } from '#server/resume/reader/addresses.ts';
import { type CheckedInput, claimSources } from './claimSources.ts';
import { nameClaims } from './nameClaims.ts';
import { numberClaims } from './numberClaims.ts';
import { splitSentences } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

/** With the addresses above it. */
const GREETING =
  /^(?:.{0,80}\n){0,20}\s*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom|sehr geehrte\w*|guten tag|hallo|liebe\w*|bonjour|madame|estimad\w+)\b[^\n,!]*/i;
const WORD = /\S+/g;
/** Tested on single words: on a whole text it could take minutes. */
const EMAIL = /.@[^@]+\.\w/;
const isAddress = (word: string): boolean =>
  EMAIL.test(word) || addressesIn(word).some(({ isSure }) => isSure);
/** Has a plus or a parenthesis, or is long: '2015-2021' isn't a phone number. */
const PHONE =
  /(?<![\w.,])(?:[+(]\d[\d ()/.-]{5,30}\d|\d(?:[ ()/-]?\d){8,30}|\d{3}\.\d{3}\.\d{4})(?!\w)/g;
const AROUND_THE_CLOCK = /\b24\/7\b/g;
/** '21.11.2026', '2026-11-21': the date of a letter. */
const DATE = /\b(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d\d-\d\d)\b/g;

const blank = (text: string): string => ' '.repeat(text.length);

/** Blanks out what claims nothing: the greeting, addresses, phone numbers and dates. */
function withoutBoilerplate(content: string): string {
  const text = content.replace(WORD, (word) => (isAddress(word) ? blank(word) : word));
  return [GREETING, AROUND_THE_CLOCK, PHONE, DATE].reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    text,
  );
}

/** Blanks out the user's phone number and sentences, and those of the resume: they are sources themselves. */
const withoutOwnTexts = (text: string, profile: UserProfile): string =>
  [
    profile.personalInfo.phone,
    ...profileLines(profile).flatMap(({ kind, text }) => (kind === 'work' ? [text] : [])),
  ].reduce((rest, own) => rest.replaceAll(own, blank), text);

/**
 * Finds the figures and names of a letter that its sources don't have, in text order. What the writer says of themselves
 * is checked against the profile, the instructions and the contact; what the letter says of the company may come
 * from the posting. In other languages than English, only mixed-case words are names. Of
 * overlapping claims it keeps the longest.
 *
 * @param today when the pitch was written: the end date of current jobs
 */
export function unsupportedClaims(
  content: string,
  input: CheckedInput,
  today: Date,
): UnsupportedClaim[] {
  const text = withoutOwnTexts(withoutBoilerplate(content), input.profile);
  const sources = claimSources(input);
  const isEnglish = (languageOf(content) ?? 'English') === 'English';
  const found: Span[] = [];
  for (const sentence of splitSentences(text, sources.company)) {
    found.push(...nameClaims(sentence, sources, isEnglish));
    found.push(...numberClaims(sentence, sources, today, isEnglish));
  }
  const taken = new Uint8Array(text.length);
  const kept = found
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      return taken.fill(1, start, end);
    });
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: content.slice(start, end), start, end }));
}
