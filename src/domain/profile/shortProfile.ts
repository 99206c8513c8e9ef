import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import { namesRole } from '#domain/words/namesRole.ts';
import { EMPTY_PROFILE } from './profile.ts';

/** What a user without a resume says. */
export interface ShortProfile {
  name: string;
  email: string;
  /** 'Bookkeeper at Harbor & Pine' */
  work: string;
  /** Two things that the user did; a blank one is left out. */
  achievements: readonly string[];
  skill: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentence = (text: string): string => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`);

/** 'I'm a nurse at Fernhill.' as the current experience; `null` if it names no role. */
function jobOf(work: string): Experience | null {
  const role = work
    .replace(/^(?:I['’]m|I am|I work as|working as)\s+/i, '')
    .replace(/^(?:an?|the)\s+(?=\p{L})/iu, '')
    .replace(/\.$/, '');
  const [, title = role, company = ''] = /^(.+?) at (.+)$/.exec(role) ?? [];
  const dates = { startDate: '', endDate: '' };
  const job = { title, company, location: '', ...dates, description: '', technologies: [] };
  return company !== '' || namesRole(title) ? job : null;
}

/**
 * The profile of a user without a resume: the role as the current experience, what was done as achievements, and
 * nothing that the user didn't say.
 */
export function shortProfile({
  name,
  email,
  work,
  achievements,
  skill,
}: ShortProfile): UserProfile {
  const job = jobOf(oneLine(work));
  return {
    ...EMPTY_PROFILE,
    personalInfo: { ...EMPTY_PROFILE.personalInfo, name: name.trim(), email: email.trim() },
    professionalSummary: sentence(oneLine(work)),
    skills: { ...EMPTY_PROFILE.skills, technicalSkills: [oneLine(skill)] },
    experience: job ? [job] : [],
    additionalInfo: {
      ...EMPTY_PROFILE.additionalInfo,
      achievements: achievements
        .map(oneLine)
        .filter((achievement) => achievement !== '')
        .map(sentence),
    },
  };
}
