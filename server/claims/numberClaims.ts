import type { Experience } from '#domain/contract/profile.ts';
import { companyName } from '#domain/pitches/postingNames.ts';
import { type ClaimSources, isOfOtherPlace } from './claimSources.ts';
import { type FoundNumber, findNumbers, numberKeys } from './findNumbers.ts';
import { isHarmless } from './harmlessNumbers.ts';
import { clauseAt, type Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';
import type { TextFacts } from './textFacts.ts';

/** Months since the year 0, or null if it's not a date. */
function monthOf(date: string): number | null {
  const [, year, month = '1'] = /(\d{4})(?:-(\d{1,2}))?/.exec(date) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

/** Years from start to end, 0 without dates. */
function durationOf({ startDate, endDate }: Experience, today: Date): number {
  const start = monthOf(startDate);
  const end = monthOf(endDate) ?? monthOf(today.toISOString());
  return start === null || end === null || end < start ? 0 : (end - start) / 12;
}

const YEARS = /^[ -]?\+?[ -]?(?:years?|yrs?)\b/i;
/** 'the last seven at Fjordline' */
const LAST = /\b(?:last|past|first|recent) $/i;
/** '9 years of planning at Fjordline': all of them there. */
const YEARS_AT =
  /^[ -]?\+?[ -]?(?:years?|yrs?)(?: of \p{L}{1,30}(?: \p{L}{1,30})?)? (?:at|with|for) (?:the )?$/iu;
const AT_LEAST = /\b(?:over|more than|at least|above|beyond) (?:an? )?$/i;

/** Whether it's a number of years that follows from the dates of the jobs that the sentence is about. */
function isExperience(
  text: string,
  { text: number, start, end, values }: FoundNumber,
  jobs: readonly Experience[],
  total: number,
  today: Date,
): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  const after = text.slice(end, end + 20);
  const isDecade = /^decades?$/i.test(number);
  if (!isDecade && !YEARS.test(after) && !LAST.test(before)) return false;
  const isMinimum =
    isDecade || after.startsWith('+') || AT_LEAST.test(before) || /^ years? ago\b/.test(after);
  const round = /\b(?:nearly|almost) $/i.test(before) ? Math.ceil : Math.round;
  const durations = jobs.map((job) => durationOf(job, today)).filter((years) => years > 0);
  // Two roles at one employer.
  if (total === 0) durations.push(durations.reduce((sum, years) => sum + years, 0));
  return values.some((years) =>
    isMinimum
      ? years > 0 && years <= Math.max(total, ...durations)
      : durations.some((duration) => [Math.floor(duration), round(duration)].includes(years)),
  );
}

/**
 * Finds numbers that the facts for their clause don't have, and that don't follow from job dates.
 */
export function numberClaims(
  sentence: Sentence,
  sources: ClaimSources,
  today: Date,
  isEnglish: boolean,
): Span[] {
  const { text, start: offset } = sentence;
  const { experience, yearsOfExperience } = sources.profile;
  const own = experience.filter(({ company }) => {
    const name = companyName(company);
    return name !== '' && text.includes(name);
  });
  const isClaim = (number: FoundNumber): boolean => {
    if (isHarmless(text, number, today)) return false;
    const [jobs, total] = own.length > 0 ? [own, 0] : [experience, yearsOfExperience];
    if (isExperience(text, number, jobs, total, today)) return false;
    const upTo = ({ company }: Experience) =>
      text.slice(number.end, Math.max(number.end, text.indexOf(companyName(company), number.end)));
    if (own.some((job) => YEARS_AT.test(upTo(job)))) return true;
    const clause = clauseAt(sentence, number.start);
    const facts = clause.subject === 'writer' ? sources.own : sources.all;
    const isSaid = (of: TextFacts) => numberKeys(number).some(of.hasNumber);
    return !isSaid(facts) || isOfOtherPlace(clause, sources, isSaid);
  };
  return findNumbers(text, isEnglish)
    .filter(isClaim)
    .map(({ start, end }) => ({ start: start + offset, end: end + offset }));
}
