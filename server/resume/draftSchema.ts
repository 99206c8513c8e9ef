import { z } from 'zod';
import { resumeFields } from '#domain/contract/profile.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';

/** A model's unchecked reading of a resume. Every field is present; missing values are ''. */
export type ResumeDraft = ResumeResponse['extractedData'];

/**
 * A schema of the contract without limits, checks and defaults. All of its values are strings. What a model left
 * out or wrote in another type is empty, so that the rest of its answer counts.
 */
function unchecked(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, unchecked(field)]));
    return z.preprocess((value) => Object(value), z.object(shape));
  }
  if (schema instanceof z.ZodArray) {
    const items = z.array(unchecked(schema.element as z.ZodType));
    return z.preprocess((value) => (Array.isArray(value) ? value : []), items);
  }
  if ('unwrap' in schema) return unchecked((schema.unwrap as () => z.ZodType)());
  const isText = (value: unknown) => ['string', 'number'].includes(typeof value);
  return z.preprocess((value) => (isText(value) ? String(value) : ''), z.string());
}

/** The response schema for a model. Strict endpoints don't support optional fields. */
export const draftSchema = unchecked(z.object(resumeFields)) as z.ZodType<ResumeDraft>;
