import { LIMITS } from '#domain/contract/limits.ts';
import type { ProfileChanges, UserProfile } from '#domain/contract/profile.ts';

/* The professional profile (product spec, section 3). */

/** A profile exists once it has a name (section 2, Dashboard and Edit profile). */
export const hasProfile = (profile: UserProfile | null | undefined): profile is UserProfile =>
  (profile?.personalInfo.name ?? '').trim() !== '';

/** The first word of the profile's name; '' without one. */
export const firstName = (profile: UserProfile | null | undefined): string =>
  profile?.personalInfo.name.trim().split(/\s+/)[0] ?? '';

/** Splits a typed list at commas, but not in "$1,200", without blank items (section 5, Profile). */
export const splitList = (typed: string): string[] =>
  typed
    .split(/(?<!\d),|,(?!\d)/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The result of `newProfileSchema.parse({})`, for the web app, which doesn't load Zod. */
export const EMPTY_PROFILE: UserProfile = {
  personalInfo: {
    name: '',
    email: '',
    phone: '',
    location: '',
    linkedin: '',
    github: '',
    portfolio: '',
  },
  professionalSummary: '',
  yearsOfExperience: 0,
  skills: { technicalSkills: [], softSkills: [], certifications: [] },
  experience: [],
  education: [],
  projects: [],
  additionalInfo: { languages: [], interests: [], achievements: [] },
  contactInfo: { email: '', linkedin: '', location: '' },
  valueProps: { deliveryTime: '', communicationStyle: '', supportAfterDelivery: '', pricing: '' },
  statuses: {},
  rejectionsAreReplies: false,
  answers: {
    reason: '',
    field: '',
    relocation: '',
    start: '',
    authorization: '',
    place: '',
    hours: '',
    salary: '',
    salaryWhen: 'asked',
    licenses: '',
  },
  keptAnswers: [],
};

/** The profile after an update: fields that it leaves out stay, lists are replaced. */
export const withChanges = (profile: UserProfile, changes: ProfileChanges): UserProfile => ({
  ...profile,
  ...changes,
  personalInfo: { ...profile.personalInfo, ...changes.personalInfo },
  skills: { ...profile.skills, ...changes.skills },
  additionalInfo: { ...profile.additionalInfo, ...changes.additionalInfo },
  contactInfo: { ...profile.contactInfo, ...changes.contactInfo },
  valueProps: { ...profile.valueProps, ...changes.valueProps },
  answers: { ...profile.answers, ...changes.answers },
});

export const NAME_AND_EMAIL_MISSING = 'Please fill in required fields (Name and Email)';

/** Says what the profile is missing, in the words of the product spec, section 5; `null` when complete. */
export function profileProblem(profile: UserProfile): string | null {
  const { name, email } = profile.personalInfo;
  if (name.trim() === '' || email.trim() === '') return NAME_AND_EMAIL_MISSING;
  if (profile.professionalSummary.trim() === '') return 'Please provide a professional summary';
  if (profile.skills.technicalSkills.length === 0) return 'Please add at least one technical skill';
  return null;
}

export const PROFILE_TOO_LARGE = `The profile must be ${LIMITS.profile.toLocaleString('en-US')} characters or fewer in all. Shorten long descriptions, or remove old entries.`;

/** Whether the profile is too large to check letters against it quickly. */
export const isTooLarge = (profile: UserProfile): boolean =>
  JSON.stringify(profile).length > LIMITS.profile;
