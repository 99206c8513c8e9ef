import { LIMITS } from '#domain/contract/limits.ts';
import { type Checks, list, number, text } from './checkFields.ts';

const line = text(LIMITS.profileLine);

/** What a profile may be made or updated with. */
export const PROFILE_CHECKS: Checks = {
  personalInfo: {
    name: text(LIMITS.personName),
    email: text(LIMITS.email),
    location: text(LIMITS.location),
    linkedin: text(LIMITS.url),
    github: text(LIMITS.url),
    portfolio: text(LIMITS.url),
  },
  professionalSummary: text(LIMITS.profileText),
  yearsOfExperience: number(0, LIMITS.yearsOfExperience),
  skills: { technicalSkills: list, softSkills: list, certifications: list },
  experience: list,
  education: list,
  projects: list,
  additionalInfo: { languages: list, interests: list, achievements: list },
  contactInfo: { email: text(LIMITS.email), linkedin: text(LIMITS.url), location: line },
  valueProps: {
    deliveryTime: line,
    communicationStyle: line,
    supportAfterDelivery: line,
    pricing: line,
  },
};
