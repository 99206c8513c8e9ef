import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { companyName } from '../ai/postingNames.ts';
import { overlaps, type Span } from '../ai/splitWords.ts';
import { nameClaims } from './nameClaims.ts';
import { numberClaims } from './numberClaims.ts';
import { sourceFacts } from './sourceFacts.ts';
import { aboutWriter } from './subjects.ts';

const GREETING =
  /^\s*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom)\b[^\n,!]*(?:,\d[^\n,!]*)*/i;
const WORD = /\S+/g;
/** Tested on single words: on a whole text it could take minutes. */
const ADDRESS = /https?:\/\/|www\.|.@[^@]+\.\w|\w\.(?:com|org|net|dev|example|io)\//i;
/** Has a plus or a parenthesis, or is long: '2015-2021' isn't a phone number. */
const PHONE = /(?<![\w.,])(?:[+(]\d[\d ()/-]{5,30}\d|\d(?:[ ()/-]?\d){8,30})(?!\w)/g;
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

/**
 * Finds the numbers and names in a pitch that its sources don't have, in text order. What the writer
 * says of themselves is checked against the profile, and the lead's company, position and place; the
 * posting's figures and requirements support only sentences about the company. Of overlapping claims
 * it keeps the longest. The rules are for English; they recognize names, not meaning.
 *
 * @param today when the pitch was written: the end date of current jobs
 */
export function unsupportedClaims(
  content: string,
  { profile, posting }: Pick<PitchInput, 'profile' | 'posting'>,
  today: Date,
): UnsupportedClaim[] {
  const text = withoutBoilerplate(content);
  const { company, position, location, contactName } = posting;
  const own = sourceFacts([profile, company, position, location, contactName]);
  const all = sourceFacts([profile, posting]);
  const isAboutWriter = aboutWriter(text, companyName(company));
  const factsAt = (index: number) => (isAboutWriter(index) ? own : all);
  const found: Span[] = [
    ...nameClaims(text, factsAt),
    ...numberClaims(text, factsAt, profile, today),
  ];
  const kept: Span[] = [];
  for (const claim of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some((other) => overlaps(claim, other))) kept.push(claim);
  }
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: content.slice(start, end), start, end }));
}
