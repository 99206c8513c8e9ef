import { LIMITS } from '#domain/contract/limits.ts';
import type { PersonalInfo, Project } from '#domain/contract/profile.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { doubtsOf, type Reading } from './doubts.ts';
import { fitted } from './fitted.ts';
import type { SectionLines } from './sections.ts';
import { keptSections, unreadText } from './unread.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

/** Everything that was read from a resume. */
export interface FullReading extends Reading {
  sections: SectionLines[];
  contact: PersonalInfo;
  projects: Project[];
  interests: string[];
  achievements: string[];
}

/** The fields of the profile, and the doubts. Current periods end at `now`. */
export function resumeResponse(reading: FullReading, now: Date): ResumeResponse {
  const { contact, summary, skills, experience, education } = reading;
  const { technicalSkills, softSkills, certifications, languages } = skills;
  const periods = experience.flatMap(({ period }) => period ?? []);
  const years = yearsOfExperience(periods, summary, now);
  const read = {
    personalInfo: contact,
    professionalSummary: summary,
    skills: { technicalSkills, softSkills, certifications },
    experience: experience.map(({ period, source, isGuess, ...entry }) => entry),
    education: education.map(({ source, isGuess, ...entry }) => entry),
    projects: reading.projects,
    additionalInfo: {
      languages,
      interests: reading.interests,
      achievements: reading.achievements,
    },
  };
  const { projects, unread } = keptSections(
    unreadText(reading.sections, read),
    reading.projects.length,
  );
  return {
    extractedData: fitted({ ...read, projects: [...read.projects, ...projects] }),
    userProfile: { yearsOfExperience: Math.min(years, LIMITS.yearsOfExperience) },
    doubts: doubtsOf(reading, unread),
  };
}
