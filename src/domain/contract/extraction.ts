import { z } from 'zod';
import { LINKEDIN_POST_PREFIX } from '../linkedInPost.ts';
import { line } from './fields.ts';
import { LIMITS } from './limits.ts';

/** POST /extract/linkedin-post. */
export const extractionRequestSchema = z
  .strictObject({
    postUrl: line(LIMITS.url).describe(
      `The address of a public post, starting with ${LINKEDIN_POST_PREFIX}.`,
    ),
  })
  .meta({ id: 'ExtractionRequest' });
export type ExtractionRequest = z.input<typeof extractionRequestSchema>;

/** The facts of a post. Empty where the page says nothing. */
export const linkedInPostSchema = z
  .object({
    title: z.string(),
    author: z.string(),
    content: z.string(),
    authorProfileUrl: z.string(),
    location: z.string(),
  })
  .meta({ id: 'LinkedInPost' });
export type LinkedInPost = z.output<typeof linkedInPostSchema>;

export const extractionResponseSchema = z.object({
  success: z.boolean(),
  data: linkedInPostSchema.nullable(),
});
export type ExtractionResponse = z.output<typeof extractionResponseSchema>;
