import { degreeState, graduationYear } from '../asked/degrees.ts';
import type { Experience, UserProfile } from '../contract/profile.ts';
import { degreeOf, degreeSentences } from './degreeNames.ts';
import { positionOf } from './jobNames.ts';
import {
  endYear,
  fieldYears,
  fittingJob,
  isCurrent,
  isRecent,
  mainJob,
  startYear,
} from './mainJob.ts';

/** 'Earlier, I was a Nurse at St. Olav from 2018 to 2021.' */
function earlier(job: Experience | undefined): string {
  if (!job) return '';
  const period = `from ${startYear(job)} to ${endYear(job)}`;
  const isOneYear = startYear(job) === endYear(job);
  return ` Earlier, I was ${positionOf(job)} ${isOneYear ? `in ${endYear(job)}` : period}.`;
}

function atWork(job: Experience, years: number, today: Date): string {
  const position = positionOf(job);
  const inYears = years === 1 ? 'one year' : `${years} years`;
  if (isCurrent(job)) {
    return years > 0
      ? `I have ${inYears} of experience and work as ${position}.`
      : `I'm ${position}.`;
  }
  const end = endYear(job);
  if (end !== null && !isRecent(job, today)) {
    return `I was ${position} until ${end}.`;
  }
  return years > 0
    ? `I have ${inYears} of experience, most recently as ${position}.`
    : `I was most recently ${position}.`;
}

/** The first degree that a letter can name, with what is known of it. */
function degree(profile: UserProfile, today: Date, after = 0): string {
  for (const entry of profile.education) {
    const year = graduationYear(entry);
    if ((year ?? 0) < after) continue;
    const [sentence] = degreeSentences([entry], profile, today);
    if (sentence) return sentence;
    const isThisYear = degreeState(entry, profile, today) === 'unclear' && year !== null;
    if (isThisYear && degreeOf(entry) !== '') {
      return `I finish ${degreeOf(entry).replace(' from ', ' at ')} in ${year}.`;
    }
  }
  return '';
}

/** The summary, if it's one short sentence of the user about themselves: 'I build kitchens.' */
const ownSentence = (summary: string): string =>
  /^I(?:['’]m)? [^.!?\n]{1,150}\.$/.test(summary) ? summary : '';

/**
 * Who writes: the main job and the years, an earlier job that is nearer to the posting, or else the degree, which also
 * comes before a job that ended long before it, or else the user's own sentence. '' if the profile has none of them.
 *
 * @param position the posting's title
 */
export function introduction(profile: UserProfile, position: string, today: Date): string {
  const job = mainJob(profile, position);
  if (!job) return degree(profile, today) || ownSentence(profile.professionalSummary);
  const work = atWork(job, fieldYears(profile, job, today), today);
  const fitting = earlier(fittingJob(profile, position, job, today));
  const end = isCurrent(job) || isRecent(job, today) ? null : endYear(job);
  const later = end === null ? '' : degree(profile, today, end);
  return (later === '' ? '' : `${later} `) + work + fitting;
}
