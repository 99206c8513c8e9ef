import type { Project, UserProfile } from '#domain/contract/profile.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { type LetterPart, templateInstructions } from '#domain/templateInstructions.ts';
import { containsTerm } from './containsTerm.ts';

/** Removes one part of a profile. */
const WITHOUT: Record<LetterPart, (profile: UserProfile) => UserProfile> = {
  years: (profile) => ({ ...profile, yearsOfExperience: 0 }),
  links: (profile) => ({
    ...profile,
    personalInfo: { ...profile.personalInfo, portfolio: '' },
    projects: profile.projects.map(({ url: _, ...project }): Project => project),
  }),
  email: (profile) => ({ ...profile, personalInfo: { ...profile.personalInfo, email: '' } }),
  pricing: (profile) => ({ ...profile, valueProps: { ...profile.valueProps, pricing: '' } }),
  skills: (profile) => ({ ...profile, skills: { ...profile.skills, technicalSkills: [] } }),
  summary: (profile) => ({ ...profile, professionalSummary: '' }),
  experience: (profile) => ({ ...profile, experience: [] }),
  project: (profile) => ({ ...profile, projects: [] }),
  achievement: (profile) => ({
    ...profile,
    additionalInfo: { ...profile.additionalInfo, achievements: [] },
  }),
};

/** Removes everything with this term in it that a letter would quote. */
function withoutTerm(profile: UserProfile, term: string): UserProfile {
  const isFree = (value: unknown): boolean => !containsTerm(JSON.stringify(value), term);
  const kept = (text: string): string => (isFree(text) ? text : '');
  const { skills, additionalInfo, valueProps } = profile;
  return {
    ...profile,
    professionalSummary: kept(profile.professionalSummary),
    skills: { ...skills, technicalSkills: skills.technicalSkills.filter(isFree) },
    experience: profile.experience.filter(({ technologies: _, ...entry }) => isFree(entry)),
    projects: profile.projects.filter(({ technologies: _, ...entry }) => isFree(entry)),
    additionalInfo: {
      ...additionalInfo,
      achievements: additionalInfo.achievements.filter(isFree),
    },
    valueProps: {
      deliveryTime: kept(valueProps.deliveryTime),
      communicationStyle: kept(valueProps.communicationStyle),
      supportAfterDelivery: kept(valueProps.supportAfterDelivery),
      pricing: kept(valueProps.pricing),
    },
  };
}

/**
 * Applies what a template can follow of the custom prompt: takes out parts of the profile.
 *
 * @returns the input to write from, and the sentences to include
 */
export function applyInstructions(input: PitchInput): { input: PitchInput; include: string[] } {
  const { leaveOut, terms, include } = templateInstructions(input.settings.customPrompt);
  const withoutParts = leaveOut.reduce((profile, part) => WITHOUT[part](profile), input.profile);
  const profile = terms.reduce(withoutTerm, withoutParts);
  return { input: { ...input, profile }, include };
}
