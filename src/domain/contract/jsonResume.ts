import { z } from 'zod';
// First, since it configures Zod.
import './fields.ts';

/*
 * JSON Resume (jsonresume.org/schema, version 1): the fields that a profile has, as converters write
 * them. A number is its text, one entry is a list of one, and a text is a list of its lines or items.
 */

const words = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().optional(),
);

const listOf = <Entry extends z.ZodType>(entry: Entry, separator: RegExp) =>
  z.preprocess(
    (value = []) =>
      [typeof value === 'string' ? value.split(separator) : value]
        .flat()
        .filter((each) => each !== null && each !== ''),
    z.array(entry),
  );
const lines = listOf(words, /\n/);
const items = listOf(words, /[,;\n]/);

/** An object, or only the text of its first field. */
const named = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { [Object.keys(shape)[0] ?? '']: value } : value),
    z.looseObject(shape),
  );

export const jsonResumeSchema = z.looseObject({
  basics: z
    .looseObject({
      name: words,
      email: words,
      phone: words,
      url: words,
      summary: words,
      location: named({ city: words, region: words, countryCode: words }).optional(),
      profiles: listOf(named({ url: words, network: words }), /\s+/),
    })
    .optional(),
  work: listOf(
    z.looseObject({
      name: words,
      position: words,
      location: words,
      startDate: words,
      endDate: words,
      summary: words,
      highlights: lines,
      // Not in the schema, which allows more fields than it names.
      keywords: items,
    }),
    /\n/,
  ),
  education: listOf(
    z.looseObject({
      institution: words,
      area: words,
      studyType: words,
      endDate: words,
      score: words,
    }),
    /\n/,
  ),
  projects: listOf(
    named({ name: words, description: words, highlights: lines, keywords: items, url: words }),
    /\n/,
  ),
  skills: listOf(named({ name: words, keywords: items }), /[,;\n]/),
  certificates: listOf(named({ name: words }), /\n/),
  awards: listOf(named({ title: words, summary: words }), /\n/),
  languages: listOf(named({ language: words, fluency: words }), /[,;\n]/),
  interests: listOf(named({ name: words }), /[,;\n]/),
});
