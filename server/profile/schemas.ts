import { z } from 'zod';
import type { NewProfile, ProfileUpdate } from '#domain/contract.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { LIMITS } from '#domain/limits.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { line, text } from '../http/fields.ts';

/** What the calls on the profile may carry (product spec, sections 3 and 5). Unknown fields are refused. */

const words = () => line(LIMITS.profileLine);

const prose = () => text(LIMITS.profileText);

const email = () =>
  line(LIMITS.email).refine((email) => email === '' || isEmailAddress(email), {
    error: 'must be an e-mail address',
  });

/** A web address as people write it, with or without https://, or '' for none. */
const address = () =>
  line(LIMITS.url)
    .refine((address) => address === '' || toWebAddress(address) !== null, {
      error: 'must be a web address',
    })
    .describe('A web address, with or without https://, or empty.');

/** A list without its blank entries. */
const listOf = (entry: z.ZodString) =>
  z
    .array(entry)
    .max(LIMITS.profileList)
    .transform((entries) => entries.filter((entry) => entry.trim() !== ''));

const entries = <T extends z.ZodType>(entry: T) => z.array(entry).max(LIMITS.profileList);

const experience = z.strictObject({
  title: words().default(''),
  company: words().default(''),
  location: words().default(''),
  startDate: words().default(''),
  endDate: words().default(''),
  description: prose().default(''),
  technologies: listOf(words()).default([]),
});

const education = z.strictObject({
  degree: words().default(''),
  institution: words().default(''),
  location: words().default(''),
  graduationYear: words().default(''),
  gpa: words().optional(),
});

const project = z.strictObject({
  name: words().default(''),
  description: prose().default(''),
  technologies: listOf(words()).default([]),
  url: address().optional(),
});

/** The whole profile or a part of it, nested objects in part too; lists are whole. */
export const profileChangesSchema = z
  .strictObject({
    personalInfo: z
      .strictObject({
        name: line(LIMITS.personName),
        email: email(),
        location: line(LIMITS.location),
        linkedin: address(),
        github: address(),
        portfolio: address(),
      })
      .partial(),
    professionalSummary: prose(),
    yearsOfExperience: z.number().min(0).max(LIMITS.yearsOfExperience),
    skills: z
      .strictObject({
        technicalSkills: listOf(words()),
        softSkills: listOf(words()),
        certifications: listOf(words()),
      })
      .partial(),
    experience: entries(experience),
    education: entries(education),
    projects: entries(project),
    additionalInfo: z
      .strictObject({
        languages: listOf(words()),
        interests: listOf(words()),
        achievements: listOf(prose()),
      })
      .partial(),
    contactInfo: z
      .strictObject({ email: email(), linkedin: address(), location: line(LIMITS.location) })
      .partial(),
    valueProps: z
      .strictObject({
        deliveryTime: prose(),
        communicationStyle: prose(),
        supportAfterDelivery: prose(),
        pricing: prose(),
      })
      .partial(),
  })
  .partial()
  .meta({ id: 'ProfileChanges' }) satisfies z.ZodType<NewProfile> & z.ZodType<ProfileUpdate>;
