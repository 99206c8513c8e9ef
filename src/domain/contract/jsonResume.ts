import { z } from 'zod';
// First, since it configures Zod.
import './fields.ts';

/* JSON Resume (jsonresume.org/schema, version 1): the fields that a profile has. */

/** A year, a month or a day, as the schema has them. */
export const JSON_RESUME_DATE = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;

const date = z.string().regex(JSON_RESUME_DATE, 'must be a date such as 2024-03').optional();
const words = z.string().optional();
const list = z.array(z.string()).optional();

export const jsonResumeSchema = z.looseObject({
  basics: z
    .looseObject({
      name: words,
      email: words,
      phone: words,
      url: words,
      summary: words,
      location: z.looseObject({ city: words, region: words, countryCode: words }).optional(),
      profiles: z.array(z.looseObject({ network: words, url: words })).optional(),
    })
    .optional(),
  work: z
    .array(
      z.looseObject({
        name: words,
        position: words,
        location: words,
        startDate: date,
        endDate: date,
        summary: words,
        highlights: list,
        // Not in the schema, which allows more fields than it names.
        keywords: list,
      }),
    )
    .optional(),
  education: z
    .array(
      z.looseObject({
        institution: words,
        area: words,
        studyType: words,
        endDate: date,
        score: words,
      }),
    )
    .optional(),
  projects: z
    .array(
      z.looseObject({
        name: words,
        description: words,
        highlights: list,
        keywords: list,
        url: words,
      }),
    )
    .optional(),
  skills: z.array(z.looseObject({ name: words, keywords: list })).optional(),
  certificates: z.array(z.looseObject({ name: words })).optional(),
  awards: z.array(z.looseObject({ title: words, summary: words })).optional(),
  languages: z.array(z.looseObject({ language: words, fluency: words })).optional(),
  interests: z.array(z.looseObject({ name: words })).optional(),
});
