import { z } from 'zod';
import { resumeFields } from '#domain/contract/profile.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';

/** A model's unchecked reading of a resume. Every field is present; missing values are ''. */
export type ResumeDraft = ResumeResponse['extractedData'];

/** A schema of the contract without limits, checks and defaults. All of its values are strings. */
function unchecked(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    return z.strictObject(
      Object.fromEntries(fields.map(([name, field]) => [name, unchecked(field)])),
    );
  }
  if (schema instanceof z.ZodArray) return z.array(unchecked(schema.element as z.ZodType));
  if ('unwrap' in schema) return unchecked((schema.unwrap as () => z.ZodType)());
  return z.string();
}

/** The response schema for a model. Strict endpoints don't support optional fields. */
export const draftSchema = unchecked(z.object(resumeFields)) as z.ZodType<ResumeDraft>;
