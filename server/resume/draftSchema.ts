import { z } from 'zod';
import type { ResumeResponse } from '#domain/contract/resume.ts';

/** A model's reading of a resume before it is checked. All fields are present; '' when not given. */
export type ResumeDraft = ResumeResponse['extractedData'];

const words = () => z.string();
const list = () => z.array(z.string());

/** The response schema for a model. Strict endpoints don't support optional fields. */
export const draftSchema = z.strictObject({
  personalInfo: z.strictObject({
    name: words(),
    email: words(),
    location: words(),
    linkedin: words(),
    github: words(),
    portfolio: words(),
  }),
  professionalSummary: words(),
  skills: z.strictObject({ technicalSkills: list(), softSkills: list(), certifications: list() }),
  experience: z.array(
    z.strictObject({
      title: words(),
      company: words(),
      location: words(),
      startDate: words(),
      endDate: words(),
      description: words(),
      technologies: list(),
    }),
  ),
  education: z.array(
    z.strictObject({
      degree: words(),
      institution: words(),
      location: words(),
      graduationYear: words(),
      gpa: words(),
    }),
  ),
  projects: z.array(
    z.strictObject({ name: words(), description: words(), technologies: list(), url: words() }),
  ),
  additionalInfo: z.strictObject({
    languages: list(),
    interests: list(),
    achievements: list(),
  }),
}) satisfies z.ZodType<ResumeDraft>;
