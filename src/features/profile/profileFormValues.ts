import { type Changes, changedFields } from '#domain/changedFields.ts';
import type { NewProfile, ProfileUpdate } from '#domain/contract.ts';
import { splitList, type UserProfile } from '#domain/profile.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/** The profile form's fields; lists as typed, separated by commas. */
export interface ProfileFormValues {
  name: string;
  email: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
  professionalSummary: string;
  yearsOfExperience: string;
  technicalSkills: string;
  softSkills: string;
  certifications: string;
}

const joinList = (items: readonly string[] | undefined): string => (items ?? []).join(', ');

export const profileToForm = (profile: UserProfile | null): ProfileFormValues => ({
  name: profile?.personalInfo.name ?? '',
  email: profile?.personalInfo.email ?? '',
  location: profile?.personalInfo.location ?? '',
  linkedin: profile?.personalInfo.linkedin ?? '',
  github: profile?.personalInfo.github ?? '',
  portfolio: profile?.personalInfo.portfolio ?? '',
  professionalSummary: profile?.professionalSummary ?? '',
  yearsOfExperience: profile?.yearsOfExperience ? String(profile.yearsOfExperience) : '',
  technicalSkills: joinList(profile?.skills.technicalSkills),
  softSkills: joinList(profile?.skills.softSkills),
  certifications: joinList(profile?.skills.certifications),
});

/** The part of a profile that the form writes, trimmed, addresses completed to https://. */
export const formToProfile = (values: ProfileFormValues): NewProfile => ({
  personalInfo: {
    name: values.name.trim(),
    email: values.email.trim(),
    location: values.location.trim(),
    linkedin: toWebAddress(values.linkedin) ?? '',
    github: toWebAddress(values.github) ?? '',
    portfolio: toWebAddress(values.portfolio) ?? '',
  },
  professionalSummary: values.professionalSummary.trim(),
  yearsOfExperience: Number(values.yearsOfExperience),
  skills: {
    technicalSkills: splitList(values.technicalSkills),
    softSkills: splitList(values.softSkills),
    certifications: splitList(values.certifications),
  },
});

/** What the form changed; `null` when nothing (product spec, section 5: an edit sends a diff). */
export function profileUpdate(
  profile: UserProfile,
  values: ProfileFormValues,
): ProfileUpdate | null {
  const changes = changedFields<Changes<UserProfile>>(profile, formToProfile(values));
  return Object.keys(changes).length > 0 ? (changes as ProfileUpdate) : null;
}
