import type { Education, Experience, UserProfile } from '../contract/profile.ts';
import { namesRole } from '../namesRole.ts';
import { companyName, nameInSentence, plainTitle, withoutCapitals } from '../postingNames.ts';

/** Misread or foreign: accents set apart (Diplˆome), capitals inside of words (UNiVERSiTÉ), labels, sentences, "Master Studium". */
const BROKEN =
  /[\u02c6\u02dc\u00b4\u00a8]|\s\p{M}|\p{Lu}\p{Ll}\p{Lu}{2}|\b[Ss]tudium\b|:|\p{Ll}{4}\.(?=\s|$)/u;

/** A role that only one person has: no article before it. */
const UNIQUE =
  /^(?:head|chief|managing director|director of|vp|vice president|c[etfoi]o|president|(?:co-?)?founder|owner)\b/i;

const NO_EMPLOYER =
  /^(?:self[- ]?employed|freelanc\w+|independent|various\b.*|several\b.*|confidential|n\/?a)?$/i;

const SIDE_ROLE = /\b(?:intern|internship|volunteer|trainee|mentor|ambassador)\b/i;

/** The endings of other roles: 'Florist', 'Secretary'. */
const PERSON = /(?:er|or|ist|ian|ant|ent|man|woman|ary|ive|eur|euse|C[A-Z]O)$/;

/** Resumes say 'Present', in any language. */
export const isCurrent = ({ endDate }: Experience): boolean => !/\d/.test(endDate);

export const isSideRole = ({ title }: Experience): boolean => SIDE_ROLE.test(title);

/** 'a nurse', 'an MBA', 'an engineer' */
export const withArticle = (name: string): string =>
  `${/^(?:[aeio]|u(?!ni|se))/i.test(name) || /^[FHLMNRSX](?:[A-Z.\d]|$)/.test(name) ? 'an' : 'a'} ${name}`;

/** An employer in a sentence: without 'US', a second name in parentheses, and a role. '' if self-employed. */
export function employerOf({ company, location }: Experience): string {
  const [name = '', ...rest] = company.replace(/ ?\([^()]{0,100}\)/g, '').split(', ');
  const after = rest.join(', ');
  const isPlace = after !== '' && (/^\p{Lu}{2,3}$/u.test(after) || location.startsWith(after));
  const employer = companyName(isPlace || namesRole(after) ? name : [name, ...rest].join(', '));
  const isRole = namesRole(employer) && /^(?:senior|junior|lead)\b/i.test(employer);
  return NO_EMPLOYER.test(employer) || isRole || employer.length > 60 ? '' : employer;
}

/** A role in a sentence: 'Founder' of 'Founder, CEO (part-time)'. */
export function roleOf(job: Experience): string {
  const role = plainTitle(job.title, job.company).replace(/ ?\([^()]{0,100}\)/g, '');
  const [first = ''] = role.split(/, | – | \| /);
  const title = namesRole(first) || !namesRole(role) ? first : role;
  return title.length <= 60 && (namesRole(title) || PERSON.test(title)) ? title : '';
}

/** 'a Senior Engineer at Arbor', 'Head of Sales at Arbor' */
function position(job: Experience): string {
  const role = roleOf(job);
  const employer = employerOf(job);
  if (role === '') return '';
  return `${UNIQUE.test(role) ? role : withArticle(role)}${employer === '' ? '' : ` at ${nameInSentence(employer)}`}`;
}

/** 'a BSc in Economics from the University of Oslo'. '' if a part is missing or looks misread. */
export function degreeOf({ degree, institution }: Education): string {
  const [name = ''] = institution.split(/, | [/|–-](?: |$)/);
  const school = withoutCapitals(name.trim());
  const isRead =
    degree !== '' &&
    school !== '' &&
    degree.length <= 70 &&
    degree.split('(').length === degree.split(')').length &&
    !BROKEN.test(`${degree} ${school}`) &&
    !/\b(?:with|in|of|and|the)$|\b(\w{4,})\b.*\b\1\b|[|•]/i.test(degree);
  if (!isRead) return '';
  const field = degree
    .replace(/,(?= )/, ' in')
    .replace(/^([BM][\p{L}.]{1,6}(?: \([^)]*\))?) (?!in |of |\()/u, '$1 in ')
    .replace(/ in in /, ' in ');
  return `${withArticle(field)} from ${nameInSentence(school)}`;
}

/** The summary, if it's one short sentence of the user about themselves: 'I build kitchens.' */
const ownSentence = (summary: string): string =>
  /^I(?:['’]m)? [^.!?\n]{1,150}\.$/.test(summary) ? summary : '';

/**
 * One sentence on who writes: the current or latest role and the years, or else the degree, or the user's own
 * sentence. '' if the profile has none of them.
 *
 * @param today tells whether a degree is finished
 */
export function introduction(profile: UserProfile, today: Date): string {
  const { experience, education } = profile;
  const years = Math.floor(profile.yearsOfExperience);
  const inYears = years === 1 ? 'one year' : `${years} years`;
  const main = experience.filter((job) => !isSideRole(job));
  const jobs = (main.length > 0 ? main : experience).filter((job) => roleOf(job) !== '');
  const job = jobs.find(isCurrent) ?? jobs[0];
  if (job && isCurrent(job)) {
    return `I'm ${position(job)}${years > 0 ? `, with ${inYears} of experience` : ''}.`;
  }
  if (job && years > 0)
    return `I have ${inYears} of experience, most recently as ${position(job)}.`;
  if (job) return `I was most recently ${position(job)}.`;
  const studied = education.find((entry) => degreeOf(entry) !== '');
  if (!studied) return ownSentence(profile.professionalSummary);
  const isFinished = !(Number(studied.graduationYear.match(/\d{4}/)?.[0]) > today.getFullYear());
  return isFinished
    ? `I have ${degreeOf(studied)}.`
    : `I'm studying for ${degreeOf(studied).replace(' from ', ' at ')}.`;
}
