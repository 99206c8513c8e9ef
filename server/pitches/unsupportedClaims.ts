import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { PitchInput } from '../ai/pitchInput.ts';
import { employerClaims } from './employerClaims.ts';
import { numberClaims, type Span } from './numberClaims.ts';
import { overlaps, skillClaims } from './skillClaims.ts';
import { sourceFacts } from './sourceFacts.ts';
import { titleClaims } from './titleClaims.ts';

const GREETING =
  /^\s*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom)\b[^\n,!]*(?:,\d[^\n,!]*)*/i;
const WORD = /\S+/g;
/** Alone in a word: one pattern over the whole text would take minutes for a hostile one. */
const ADDRESS = /https?:\/\/|www\.|.@[^@]+\.\w|\w\.(?:com|org|net|dev|example|io)\//i;
/** With a plus or a bracket, or long: '2015-2021' is no phone number. */
const PHONE = /(?<![\w.,])(?:[+(]\d[\d ()/-]{5,30}\d|\d(?:[ ()/-]?\d){8,30})(?!\w)/g;
const ALWAYS = /\b24\/7\b/g;

/** Ways to write the day on which the pitch is written. */
function datesOf(today: Date): string[] {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()];
  const two = (part: number) => String(part).padStart(2, '0');
  const name = today.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  return [
    `${year}-${two(month)}-${two(day)}`,
    ...[`${name} ${day}, ${year}`, `${name} ${day} ${year}`, `${day} ${name} ${year}`],
    ...[`${two(day)}.${two(month)}.${year}`, `${day}.${month}.${year}`],
    ...[`${two(month)}/${two(day)}/${year}`, `${month}/${day}/${year}`],
    ...[`${two(day)}/${two(month)}/${year}`, `${day}/${month}/${year}`],
    ...[`${name} ${year}`],
  ];
}

const blank = (text: string): string => ' '.repeat(text.length);

/** The pitch with blanks for what claims nothing: greeting, addresses, phone numbers, today's date. */
function claimingPart(content: string, today: Date): string {
  let text = content.replace(WORD, (word) => (ADDRESS.test(word) ? blank(word) : word));
  for (const pattern of [GREETING, ALWAYS, PHONE]) text = text.replace(pattern, blank);
  for (const date of datesOf(today)) text = text.replaceAll(date, blank(date));
  return text;
}

/**
 * Every number, employer, title and skill that a pitch claims and that stands in neither profile
 * nor posting, in the order of the text; where two overlap, the longer one, where they are the
 * same, the first kind below. The names of company,
 * contact and user stand in those, so that they never count. A check by rules, made for English:
 * it finds what is named, and does not understand what is meant.
 *
 * @param today when the pitch was written: its date is no claim, and a job without an end lasts
 * until then
 */
export function unsupportedClaims(
  content: string,
  brief: Pick<PitchInput, 'profile' | 'posting'>,
  today: Date,
): UnsupportedClaim[] {
  const text = claimingPart(content, today);
  const facts = sourceFacts(brief);
  const claims = (kind: UnsupportedClaim['kind'], spans: Span[]): UnsupportedClaim[] =>
    spans.map(({ start, end }) => ({ kind, text: content.slice(start, end), start, end }));
  const found = [
    ...claims('title', titleClaims(text, facts)),
    ...claims('skill', skillClaims(text, facts)),
    ...claims('employer', employerClaims(text, facts)),
    ...claims('number', numberClaims(text, facts, brief.profile, today)),
  ];
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: UnsupportedClaim[] = [];
  for (const claim of longestFirst) {
    if (!kept.some((other) => overlaps(claim, other))) kept.push(claim);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
