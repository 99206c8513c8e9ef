import { changedFields } from '#domain/changedFields.ts';
import type { NewProfile, ProfileUpdate, UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
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

/** The profile as the form holds it. */
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

/** The form's values for a profile, or for a part of one: all that is not there is empty. */
export function profileToForm(
  profile: Partial<UserProfile> | null,
  jobPreferences: JobPreferences = NO_JOB_PREFERENCES,
): ProfileFormValues {
  const whole: UserProfile = { ...EMPTY_PROFILE, ...profile };
  return {
    ...whole,
    yearsOfExperience: whole.yearsOfExperience ? String(whole.yearsOfExperience) : '',
    experience: whole.experience.map(experienceToForm),
    education: whole.education.map(educationToForm),
    projects: whole.projects.map(projectToForm),
    jobPreferences,
  };
}

/** The number as typed, with a decimal comma or point. */
export const typedNumber = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** Every text of an object, trimmed. */
const trimmed = <T extends Record<keyof T, string>>(texts: T): T =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim()])) as T;

const address = (typed: string): string => toWebAddress(typed) ?? '';

/** The profile that the form says, trimmed, addresses completed to https://. */
export function formToProfile(values: ProfileFormValues): NewProfile {
  const personalInfo = trimmed(values.personalInfo);
  const contactInfo = trimmed(values.contactInfo);
  return {
    personalInfo: {
      ...personalInfo,
      linkedin: address(personalInfo.linkedin),
      github: address(personalInfo.github),
      portfolio: address(personalInfo.portfolio),
    },
    professionalSummary: values.professionalSummary.trim(),
    yearsOfExperience: typedNumber(values.yearsOfExperience),
    skills: values.skills,
    experience: formToExperience(values.experience),
    education: formToEducation(values.education),
    projects: formToProjects(values.projects, address),
    additionalInfo: values.additionalInfo,
    contactInfo: { ...contactInfo, linkedin: address(contactInfo.linkedin) },
    valueProps: trimmed(values.valueProps),
  };
}

/**
 * What the form changed; `null` when nothing (product spec, section 5: an edit sends a diff). The
 * profile is read as the form would say it, so that a stored address without https:// or a stray
 * blank is no change of the user's.
 */
export function profileUpdate(
  profile: UserProfile,
  values: ProfileFormValues,
): ProfileUpdate | null {
  const changes = changedFields(formToProfile(profileToForm(profile)), formToProfile(values));
  return Object.keys(changes).length > 0 ? (changes as ProfileUpdate) : null;
}
