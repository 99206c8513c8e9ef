import { z } from 'zod';
import type { ProfileAnswer } from '#domain/contract.ts';
import type { UserProfile } from '#domain/profile.ts';

/* What the calls on the profile answer (product spec, section 3). */

const words = () => z.array(z.string());

const personalInfo = z.object({
  name: z.string(),
  email: z.string(),
  location: z.string(),
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
});

const experience = z
  .object({
    title: z.string(),
    company: z.string(),
    location: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    description: z.string(),
    technologies: words(),
  })
  .meta({ id: 'Experience' });

const education = z
  .object({
    degree: z.string(),
    institution: z.string(),
    location: z.string(),
    graduationYear: z.string(),
    gpa: z.string().optional(),
  })
  .meta({ id: 'Education' });

const project = z
  .object({
    name: z.string(),
    description: z.string(),
    technologies: words(),
    url: z.string().optional(),
  })
  .meta({ id: 'Project' });

/** What a resume can tell, and a profile has. */
export const resumeParts = {
  personalInfo,
  professionalSummary: z.string(),
  skills: z.object({
    technicalSkills: words(),
    softSkills: words(),
    certifications: words(),
  }),
  experience: z.array(experience),
  education: z.array(education),
  projects: z.array(project),
  additionalInfo: z.object({ languages: words(), interests: words(), achievements: words() }),
};

const profile = z
  .object({
    ...resumeParts,
    yearsOfExperience: z.number(),
    contactInfo: z.object({ email: z.string(), linkedin: z.string(), location: z.string() }),
    valueProps: z.object({
      deliveryTime: z.string(),
      communicationStyle: z.string(),
      supportAfterDelivery: z.string(),
      pricing: z.string(),
    }),
  })
  .meta({
    id: 'UserProfile',
    description: 'An empty string means "not given".',
  }) satisfies z.ZodType<UserProfile>;

export const profileAnswer = z.object({ data: profile }) satisfies z.ZodType<ProfileAnswer>;
