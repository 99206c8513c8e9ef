import type { UserProfile } from '#domain/contract/profile.ts';
import type { Span } from '../ai/splitWords.ts';
import { type FoundNumber, findNumbers } from './findNumbers.ts';
import { isHarmless } from './harmlessNumbers.ts';
import type { FactsAt, SourceFacts } from './sourceFacts.ts';

/** Months since the year 0, or null if it's not a date. */
function monthOf(date: string): number | null {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{1,2}))?/.exec(date.trim()) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

/** The length of each job in years. */
function jobDurations({ experience }: UserProfile, today: Date): number[] {
  return experience.flatMap(({ startDate, endDate }) => {
    const start = monthOf(startDate);
    const end = monthOf(endDate) ?? monthOf(today.toISOString());
    return start === null || end === null || end < start ? [] : [(end - start) / 12];
  });
}

const YEARS = /^(?: and a half)?[ -]?\+?[ -]?(?:years?|yrs?)\b/i;
const AT_LEAST = /\b(?:over|more than|at least|above|beyond) (?:an? )?$/i;

/** '2021-03' names a year. A pitch may not use its month as a number. */
const withoutMonths = (text: string): string => text.replace(/\b(\d{4})-\d\d(?:-\d\d)?\b/g, '$1');

/** Shares are rounded: 33% is a third. */
const keysOf = ({ kind, values }: FoundNumber): string[] =>
  values.map((value) => `${kind} ${kind === 'share' ? value.toFixed(2) : value}`);

const numbersIn = (facts: SourceFacts): Set<string> =>
  new Set(facts.texts.flatMap((source) => findNumbers(withoutMonths(source)).flatMap(keysOf)));

/** Finds numbers that the facts for their position don't have, and that don't follow from job dates. */
export function numberClaims(
  text: string,
  factsAt: FactsAt,
  profile: UserProfile,
  today: Date,
): Span[] {
  const known = new Map<SourceFacts, Set<string>>();
  const knownAt = (index: number): Set<string> => {
    const facts = factsAt(index);
    const numbers = known.get(facts) ?? numbersIn(facts);
    known.set(facts, numbers);
    return numbers;
  };
  const durations = jobDurations(profile, today);
  const isExperience = ({ text: number, start, end, values }: FoundNumber): boolean => {
    const after = text.slice(end, end + 20);
    const isDecade = /^decades?$/i.test(number);
    if (!isDecade && !YEARS.test(after)) return false;
    const before = text.slice(Math.max(0, start - 20), start);
    const isMinimum =
      isDecade || after.startsWith('+') || AT_LEAST.test(before) || /^ years? ago\b/.test(after);
    const round = /\b(?:nearly|almost) $/i.test(before) ? Math.ceil : Math.round;
    return values.some((years) =>
      isMinimum
        ? years > 0 && years <= Math.max(profile.yearsOfExperience, ...durations)
        : durations.some((duration) => [Math.floor(duration), round(duration)].includes(years)),
    );
  };
  return findNumbers(text).filter(
    (number) =>
      !isHarmless(text, number, today) &&
      !keysOf(number).some((key) => knownAt(number.start).has(key)) &&
      !isExperience(number),
  );
}
