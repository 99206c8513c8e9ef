import { stemOf } from '../asked/textWords.ts';
import { workedYears } from '../asked/workedYears.ts';
import type { Experience, UserProfile } from '../contract/profile.ts';
import { roleOf } from './jobNames.ts';

/** Not what someone lives from: an internship, a seat on a board, volunteering. */
const SIDE_ROLE =
  /\b(?:interns?|internship|volunteer|trainee|mentor|ambassador|missionary|advisory|non[- ]executive|trustee|board (?:member|director|advis[eo]r)|member of the board|praktikum|praktikant(?:in)?|\w*praktikum|FSJ|stagiaire|becari[oa])\b/i;
/** Of a title, what says nothing about its field. */
const RANK =
  /^(?:senior|junior|lead|leader|head|chief|vp|vice|president|director|manager|officer|assistant|associate|principal|staff|executive|specialist|coordinator|consultant|freelance|of|the|and|i{1,3}|iv)$/i;
/** One trade by several names. */
const SOFTWARE = /^(?:engineer(?:ing)?|developer|development|programmer|architect)$/i;

/** Resumes say 'Present', in any language. */
export const isCurrent = ({ endDate }: Experience): boolean => !/\d/.test(endDate);

export const isSideRole = ({ title, company }: Experience): boolean =>
  SIDE_ROLE.test(title) || /^(?:volunteer|proselyting)/i.test(company);

const yearsIn = (date: string): number[] => date.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? [];
export const startYear = ({ startDate }: Experience): number | null =>
  yearsIn(startDate)[0] ?? null;
export const endYear = ({ endDate }: Experience): number | null => yearsIn(endDate)[0] ?? null;

/** 'Most recently' is at most so many years ago. */
const RECENT_YEARS = 3;
export const isRecent = (job: Experience, today: Date): boolean =>
  (endYear(job) ?? 0) >= today.getFullYear() - RECENT_YEARS;

const fieldOf = (title: string): Set<string> =>
  new Set(
    (title.match(/[\p{L}\p{N}+#]{2,}/gu) ?? [])
      .filter((word) => !RANK.test(word))
      .map((word) => (SOFTWARE.test(word) ? 'software' : stemOf(word))),
  );

/** How many words about their field two titles share. */
export function titleFit(title: string, other: string): number {
  const field = fieldOf(other);
  return [...fieldOf(title)].filter((stem) => field.has(stem)).length;
}

const compare = (a: Experience, b: Experience, position: string): number =>
  titleFit(b.title, position) - titleFit(a.title, position) ||
  (startYear(a) ?? Number.POSITIVE_INFINITY) - (startYear(b) ?? Number.POSITIVE_INFINITY) ||
  0;

/** The jobs that a letter may name, without side roles if there are others. */
export function namedJobs({ experience }: UserProfile): Experience[] {
  const named = experience.filter((job) => roleOf(job) !== '');
  const main = named.filter((job) => !isSideRole(job));
  return main.length > 0 ? main : named;
}

/**
 * The job that says who someone is: of the current ones, the one nearest to the posting's title, else the longest;
 * without a current one, the latest.
 */
export function mainJob(profile: UserProfile, position: string): Experience | undefined {
  const jobs = namedJobs(profile);
  const current = jobs.filter(isCurrent);
  // A missing end is less certain than 'Present': a job that began before others ended may have ended, too.
  const stated = current.filter(({ endDate }) => endDate !== '');
  const lastEnd = Math.max(...jobs.map((job) => endYear(job) ?? 0));
  const open = current.filter((job) => (startYear(job) ?? lastEnd) >= lastEnd);
  const [best] = (stated.length > 0 ? stated : open).toSorted((a, b) => compare(a, b, position));
  return best ?? jobs.toSorted((a, b) => (endYear(b) ?? 0) - (endYear(a) ?? 0))[0];
}

const FITTING_YEARS = 10;

/** A job of the last years whose dates show at least one year. */
function isLongEnough(job: Experience, today: Date): boolean {
  const [start, end] = [startYear(job), endYear(job)];
  if (start === null || end === null) return false;
  return end > start && end >= today.getFullYear() - FITTING_YEARS;
}

/** An earlier job that fits the posting's title, if the main job doesn't. */
export function fittingJob(
  profile: UserProfile,
  position: string,
  main: Experience,
  today: Date,
): Experience | undefined {
  if (titleFit(main.title, position) > 0) return undefined;
  const [best] = namedJobs(profile)
    .filter((job) => isLongEnough(job, today))
    .toSorted((a, b) => titleFit(b.title, position) - titleFit(a.title, position));
  return best && titleFit(best.title, position) > 0 ? best : undefined;
}

/** Of all years, the least share in the main job's field. */
const LEAST_SHARE = 0.75;

/** The years of experience for a letter: those that the user states, or a sum of jobs of one field; otherwise 0. */
export function fieldYears(profile: UserProfile, main: Experience, today: Date): number {
  const { experience, professionalSummary } = profile;
  const years = Math.floor(profile.yearsOfExperience);
  const isStated = new RegExp(String.raw`\b${years}\+? ?(?:years|yrs)`, 'i').test(
    professionalSummary,
  );
  const isSum = Math.abs(workedYears(experience, today) - years) <= 1;
  if (isStated || !isSum) return years;
  const related = experience.filter((job) => job === main || titleFit(job.title, main.title) > 0);
  return workedYears(related, today) >= years * LEAST_SHARE ? years : 0;
}
