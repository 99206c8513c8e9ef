import type { UserProfile } from '#domain/contract/profile.ts';
import { numbersIn, type SaidNumber } from './numbers.ts';
import type { SourceFacts } from './sourceFacts.ts';

/** A claim's place in the pitch. */
export interface Span {
  start: number;
  end: number;
}

/** What comes right after a number that counts the pitch's own thoughts. */
const OWN_THOUGHTS =
  /^[ -](?:\w+ )?(?:things?|reasons?|questions?|points?|thoughts?|ideas?|ways?|sentences?|lines?|words?)\b/i;

const MINUTES = /^(?:[ -]?min(?:ute)?s?\b| an hour\b|[ -]hours?\b)/i;
const TALK = /\b(?:call|chat|talk|conversation|meet|meeting|coffee|zoom)\b/i;

/** The sentence around a place in the text. */
function sentenceAround(text: string, { start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - 200), start)
      .split(/[.!?\n]\s/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 200).split(/[.!?\n](?:\s|$)/)[0] ?? '';
  return before + text.slice(start, end) + after;
}

/** Numbers that claim nothing: 'one', the length of a talk, an item's number. */
function isHarmless(text: string, number: SaidNumber): boolean {
  const after = text.slice(number.end, number.end + 40);
  const before = text.slice(Math.max(0, number.start - 20), number.start);
  if (/^one$/i.test(number.text)) return true;
  if (OWN_THOUGHTS.test(after)) return true;
  if (MINUTES.test(after) && TALK.test(sentenceAround(text, number))) return true;
  if (/(?:^|\n)[ \t]*$/.test(before) && /^[.)]\s/.test(after)) return true;
  if (/\b(?:phase|step|milestone|option|part|stage|week|day) $/i.test(before)) return true;
  return /^:\d\d\b|^ ?[ap]\.?m\b/i.test(after) || /\d:$/.test(before);
}

const YEARS = /^[ -]?\+?[ -]?(?:years?|yrs?)\b/i;
const AT_LEAST = /\b(?:over|more than|at least|above|beyond) (?:an? )?$/i;

const MONTHS_PER_YEAR = 12;

/** Months since the year 0, or `null` for what is no date. */
function month(date: string): number | null {
  const [, year, monthOfYear = '1'] = /^(\d{4})(?:-(\d{1,2}))?/.exec(date.trim()) ?? [];
  return year === undefined ? null : Number(year) * MONTHS_PER_YEAR + Number(monthOfYear) - 1;
}

/** How long each experience lasted, in years rounded down and up: what its dates say without words. */
function durations(profile: UserProfile, today: Date): Set<number> {
  const now = month(today.toISOString());
  return new Set(
    profile.experience.flatMap(({ startDate, endDate }) => {
      const start = month(startDate);
      const end = month(endDate) ?? now;
      if (start === null || end === null || end < start) return [];
      const years = (end - start) / MONTHS_PER_YEAR;
      return [Math.floor(years), Math.ceil(years)];
    }),
  );
}

/** '2021-03' says a year; its month is no number that a pitch may use. */
const withoutMonths = (text: string): string => text.replace(/\b(\d{4})-\d\d(?:-\d\d)?\b/g, '$1');

/** The numbers of the pitch that profile and posting do not say, and their dates do not add up to. */
export function numberClaims(
  text: string,
  facts: SourceFacts,
  profile: UserProfile,
  today: Date,
): Span[] {
  const known = { count: new Set<number>(), share: new Set<number>(), times: new Set<number>() };
  for (const source of facts.texts) {
    for (const { kind, values } of numbersIn(withoutMonths(source))) {
      for (const value of values) known[kind].add(value);
    }
  }
  const lasted = durations(profile, today);
  const isKnown = ({ kind, values }: SaidNumber): boolean =>
    values.some(
      (value) =>
        known[kind].has(value) ||
        // A third is 33%.
        (kind === 'share' && [...known.share].some((share) => Math.abs(share - value) < 0.01)),
    );
  const isEarned = (number: SaidNumber): boolean => {
    const after = text.slice(number.end, number.end + 20);
    const isDecade = /^decades?$/i.test(number.text);
    if (!isDecade && !YEARS.test(after)) return false;
    const before = text.slice(Math.max(0, number.start - 20), number.start);
    const isFloor = isDecade || /^\+/.test(after) || AT_LEAST.test(before);
    return number.values.some(
      (years) => lasted.has(years) || (isFloor && years > 0 && years <= profile.yearsOfExperience),
    );
  };
  return numbersIn(text).filter(
    (number) => !isHarmless(text, number) && !isKnown(number) && !isEarned(number),
  );
}
