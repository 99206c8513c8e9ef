import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { overlaps, type Span } from '../ai/splitWords.ts';
import { employerClaims } from './employerClaims.ts';
import { isDenied } from './isDenied.ts';
import { numberClaims } from './numberClaims.ts';
import { skillClaims } from './skillClaims.ts';
import { sourceFacts } from './sourceFacts.ts';
import { titleClaims } from './titleClaims.ts';

const GREETING =
  /^\s*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom)\b[^\n,!]*(?:,\d[^\n,!]*)*/i;
const WORD = /\S+/g;
/** Tested on single words: on a whole text it could take minutes. */
const ADDRESS = /https?:\/\/|www\.|.@[^@]+\.\w|\w\.(?:com|org|net|dev|example|io)\//i;
/** Has a plus or a parenthesis, or is long: '2015-2021' isn't a phone number. */
const PHONE = /(?<![\w.,])(?:[+(]\d[\d ()/-]{5,30}\d|\d(?:[ ()/-]?\d){8,30})(?!\w)/g;
const AROUND_THE_CLOCK = /\b24\/7\b/g;

/** Common ways to write a date. */
function dateFormats(date: Date): string[] {
  const [year, monthNumber, dayNumber] = [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
  ];
  const name = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const dayFirst = `${dayNumber} ${name} ${year}`;
  const formats = [`${name} ${dayNumber}, ${year}`, `${name} ${dayNumber} ${year}`, dayFirst];
  for (const [day, month] of [
    [dayNumber, monthNumber],
    [String(dayNumber).padStart(2, '0'), String(monthNumber).padStart(2, '0')],
  ]) {
    formats.push(`${day}.${month}.${year}`, `${day}/${month}/${year}`, `${month}/${day}/${year}`);
  }
  return [date.toISOString().slice(0, 10), ...formats, `${name} ${year}`];
}

const blank = (text: string): string => ' '.repeat(text.length);

/** Blanks out what claims nothing: the greeting, addresses, phone numbers and today's date. */
function withoutBoilerplate(content: string, today: Date): string {
  let text = content.replace(WORD, (word) => (ADDRESS.test(word) ? blank(word) : word));
  for (const pattern of [GREETING, AROUND_THE_CLOCK, PHONE]) text = text.replace(pattern, blank);
  for (const date of dateFormats(today)) text = text.replaceAll(date, blank(date));
  return text;
}

/**
 * Finds the numbers, employers, titles and skills in a pitch that are in neither the profile nor the
 * posting, in text order. Of overlapping claims it keeps the longest. The rules are for English; they
 * recognize names, not meaning.
 *
 * @param today when the pitch was written: the end date of current jobs
 */
export function unsupportedClaims(
  content: string,
  input: Pick<PitchInput, 'profile' | 'posting'>,
  today: Date,
): UnsupportedClaim[] {
  const text = withoutBoilerplate(content, today);
  const facts = sourceFacts(input);
  const claims = (kind: UnsupportedClaim['kind'], spans: Span[]): UnsupportedClaim[] =>
    spans.map(({ start, end }) => ({ kind, text: content.slice(start, end), start, end }));
  const found = [
    ...claims('title', titleClaims(text, facts)),
    ...claims('skill', skillClaims(text, facts)),
    ...claims('employer', employerClaims(text, facts)),
    ...claims('number', numberClaims(text, facts, input.profile, today)),
  ];
  const longestFirst = found
    .filter((claim) => !isDenied(text, claim))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: UnsupportedClaim[] = [];
  for (const claim of longestFirst) {
    if (!kept.some((other) => overlaps(claim, other))) kept.push(claim);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
