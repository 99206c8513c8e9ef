import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { languageOf } from '#domain/letterLanguage.ts';
import { suggestedProofs } from '#domain/suggestedProofs.ts';
import { type CheckedInput, claimSources } from './claimSources.ts';
import { nameClaims } from './nameClaims.ts';
import { numberClaims } from './numberClaims.ts';
import { splitSentences } from './splitSentences.ts';
import { overlaps, type Span } from './splitWords.ts';
import { statusClaims } from './statusClaims.ts';
import { workClaims } from './workClaims.ts';

/** With the addresses above it. */
const GREETING =
  /^(?:.{0,80}\n){0,20}\s*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom|sehr geehrte\w*|guten tag|hallo|liebe\w*|bonjour|madame|estimad\w+)\b[^\n,!]*(?:,\d[^\n,!]*)*/i;
const WORD = /\S+/g;
/** Tested on single words: on a whole text it could take minutes. */
const ADDRESS = /https?:\/\/|www\.|.@[^@]+\.\w|\w\.(?:com|org|net|dev|example|io)\//i;
/** Has a plus or a parenthesis, or is long: '2015-2021' isn't a phone number. */
const PHONE =
  /(?<![\w.,])(?:[+(]\d[\d ()/.-]{5,30}\d|\d(?:[ ()/-]?\d){8,30}|\d{3}\.\d{3}\.\d{4})(?!\w)/g;
const AROUND_THE_CLOCK = /\b24\/7\b/g;
/** '21.11.2026', '2026-11-21': the date of a letter. */
const DATE = /\b(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d\d-\d\d)\b/g;

const blank = (text: string): string => ' '.repeat(text.length);

/** Blanks out what claims nothing: the greeting, addresses, phone numbers and dates. */
function withoutBoilerplate(content: string): string {
  const text = content.replace(WORD, (word) => (ADDRESS.test(word) ? blank(word) : word));
  return [GREETING, AROUND_THE_CLOCK, PHONE, DATE].reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    text,
  );
}

/** Blanks out the user's own sentences, and those of the resume: they are sources themselves. */
const withoutProofs = (text: string, profile: UserProfile): string =>
  [...profile.proofs, ...suggestedProofs(profile)].reduce(
    (rest, proof) => (proof.text === '' ? rest : rest.replaceAll(proof.text, blank)),
    text,
  );

/**
 * Finds what a letter says that its sources don't, in text order. What the writer says of themselves is checked
 * against the profile, the wish and the contact, sentence by sentence: one entry must have the figure, title,
 * degree, level or license together with the employer or school that it's said of. What the letter says of the
 * company may come from the posting. In other languages than English it checks figures and names only. Of
 * overlapping claims it keeps the longest.
 *
 * @param today when the pitch was written: the end date of current jobs
 */
export function unsupportedClaims(
  content: string,
  input: CheckedInput,
  today: Date,
): UnsupportedClaim[] {
  const text = withoutProofs(withoutBoilerplate(content), input.profile);
  const sources = claimSources(input);
  const isEnglish = (languageOf(content) ?? 'English') === 'English';
  const found = splitSentences(text, sources.company).flatMap((sentence): Span[] => [
    ...nameClaims(sentence, sources, isEnglish),
    ...numberClaims(sentence, sources, today, isEnglish),
    ...(isEnglish ? [...statusClaims(sentence, sources), ...workClaims(sentence, sources)] : []),
  ]);
  const kept: Span[] = [];
  for (const claim of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some((other) => overlaps(claim, other))) kept.push(claim);
  }
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: content.slice(start, end), start, end }));
}
