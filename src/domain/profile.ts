/** The user's professional profile (product spec, section 3). An empty string means "not given". */

export interface PersonalInfo {
  name: string;
  email: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
}

export interface Skills {
  technicalSkills: string[];
  softSkills: string[];
  certifications: string[];
}

export interface Experience {
  title: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string;
  description: string;
  technologies: string[];
}

export interface Education {
  degree: string;
  institution: string;
  location: string;
  graduationYear: string;
  gpa?: string;
}

export interface Project {
  name: string;
  description: string;
  technologies: string[];
  url?: string;
}

export interface UserProfile {
  personalInfo: PersonalInfo;
  professionalSummary: string;
  yearsOfExperience: number;
  skills: Skills;
  experience: Experience[];
  education: Education[];
  projects: Project[];
  additionalInfo: { languages: string[]; interests: string[]; achievements: string[] };
  contactInfo: { email: string; linkedin: string; location: string };
  valueProps: {
    deliveryTime: string;
    communicationStyle: string;
    supportAfterDelivery: string;
    pricing: string;
  };
}

/** A profile counts as there once it has a name (section 2, Dashboard and Edit profile). */
export const hasProfile = (profile: UserProfile | null | undefined): profile is UserProfile =>
  (profile?.personalInfo.name ?? '').trim() !== '';

/** A comma-separated list as typed, split, trimmed and stripped of blanks (section 5, Profile). */
export const splitList = (typed: string): string[] =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
