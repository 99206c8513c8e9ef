import type { ProfileChanges, UserProfile } from './contract/profile.ts';

/** What a new profile starts from: all that a request leaves out is empty. */
export const EMPTY_PROFILE: UserProfile = {
  personalInfo: { name: '', email: '', location: '', linkedin: '', github: '', portfolio: '' },
  professionalSummary: '',
  yearsOfExperience: 0,
  skills: { technicalSkills: [], softSkills: [], certifications: [] },
  experience: [],
  education: [],
  projects: [],
  additionalInfo: { languages: [], interests: [], achievements: [] },
  contactInfo: { email: '', linkedin: '', location: '' },
  valueProps: { deliveryTime: '', communicationStyle: '', supportAfterDelivery: '', pricing: '' },
};

/** The profile with the changes in it: fields that they leave out stay, lists are replaced. */
export const withChanges = (profile: UserProfile, changes: ProfileChanges): UserProfile => ({
  ...profile,
  ...changes,
  personalInfo: { ...profile.personalInfo, ...changes.personalInfo },
  skills: { ...profile.skills, ...changes.skills },
  additionalInfo: { ...profile.additionalInfo, ...changes.additionalInfo },
  contactInfo: { ...profile.contactInfo, ...changes.contactInfo },
  valueProps: { ...profile.valueProps, ...changes.valueProps },
});

/** What a profile lacks, in the words of the product spec, section 5; `null` when it is complete. */
export function profileComplaint(profile: UserProfile): string | null {
  const { name, email } = profile.personalInfo;
  if (name.trim() === '' || email.trim() === '')
    return 'Please fill in required fields (Name and Email)';
  if (profile.professionalSummary.trim() === '') return 'Please provide a professional summary';
  if (profile.skills.technicalSkills.length === 0) return 'Please add at least one technical skill';
  return null;
}
