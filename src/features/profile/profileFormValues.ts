import { changedFields } from '#domain/changedFields.ts';
import type { NewProfile, ProfileUpdate, UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { type JobPreferences, NO_JOB_PREFERENCES } from './jobPreferences.ts';
import {
  type EducationValues,
  type ExperienceValues,
  educationToForm,
  experienceToForm,
  formToEducation,
  formToExperience,
  formToProjects,
  type ProjectValues,
  projectToForm,
} from './profileEntries.ts';

/** The values of the profile form. */
export interface ProfileFormValues
  extends Omit<UserProfile, 'yearsOfExperience' | 'experience' | 'education' | 'projects'> {
  /** As typed; '' for none. */
  yearsOfExperience: string;
  experience: ExperienceValues[];
  education: EducationValues[];
  projects: ProjectValues[];
  /** Never sent (product spec, section 3). */
  jobPreferences: JobPreferences;
}

/**
 * The form's values for a profile or a part of one; missing fields are empty. So is contact data that
 * is the same as the personal data: it follows that.
 */
export function profileToForm(
  profile: Partial<UserProfile> | null,
  jobPreferences: JobPreferences = NO_JOB_PREFERENCES,
): ProfileFormValues {
  const complete: UserProfile = { ...EMPTY_PROFILE, ...profile };
  const { personalInfo, contactInfo } = complete;
  const own = (name: keyof typeof contactInfo) =>
    contactInfo[name] === personalInfo[name] ? '' : contactInfo[name];
  return {
    ...complete,
    contactInfo: { email: own('email'), linkedin: own('linkedin'), location: own('location') },
    yearsOfExperience: complete.yearsOfExperience ? String(complete.yearsOfExperience) : '',
    experience: complete.experience.map(experienceToForm),
    education: complete.education.map(educationToForm),
    projects: complete.projects.map(projectToForm),
    jobPreferences,
  };
}

/** Parses a number typed with a decimal comma or point. */
export const typedNumber = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** Trims every text of an object. */
const trimmed = <T extends Record<keyof T, string>>(texts: T): T =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim()])) as T;

const address = (typed: string): string => toWebAddress(typed) ?? '';

/** The profile in the form, trimmed, with complete web addresses. */
export function formToProfile(values: ProfileFormValues): NewProfile {
  const personalInfo = trimmed(values.personalInfo);
  for (const name of ['linkedin', 'github', 'portfolio'] as const) {
    personalInfo[name] = address(personalInfo[name]);
  }
  const { email, linkedin, location } = trimmed(values.contactInfo);
  return {
    personalInfo,
    professionalSummary: values.professionalSummary.trim(),
    yearsOfExperience: typedNumber(values.yearsOfExperience),
    skills: values.skills,
    experience: formToExperience(values.experience),
    education: formToEducation(values.education),
    projects: formToProjects(values.projects, address),
    additionalInfo: values.additionalInfo,
    contactInfo: {
      email: email || personalInfo.email,
      linkedin: address(linkedin) || personalInfo.linkedin,
      location: location || personalInfo.location,
    },
    valueProps: trimmed(values.valueProps),
  };
}

/**
 * The fields that the form changed, or `null` when none (product spec, section 5: an edit sends a
 * diff). The stored profile goes through the form's own normalization first, so that a stray space in
 * it doesn't count as a change.
 */
export function profileUpdate(
  profile: UserProfile,
  values: ProfileFormValues,
): ProfileUpdate | null {
  const changes = changedFields(formToProfile(profileToForm(profile)), formToProfile(values));
  return Object.keys(changes).length > 0 ? (changes as ProfileUpdate) : null;
}
