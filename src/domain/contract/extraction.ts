import { z } from 'zod';
import { LINKEDIN_POST_PREFIX } from '#domain/extraction/linkedInPost.ts';
import { line, text } from './fields.ts';
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

/** POST /extract/page: a page that the user captured, for the server's model. */
export const pageExtractionRequestSchema = z
  .strictObject({
    text: text(LIMITS.pageText).describe("The page's title and what it says, as plain text."),
  })
  .meta({ id: 'PageExtractionRequest' });
export type PageExtractionRequest = z.output<typeof pageExtractionRequestSchema>;

/** The facts of a page, in its own words. Empty where the page says nothing. */
export const pageFactsSchema = z
  .object({
    title: z.string(),
    company: z.string(),
    location: z.string(),
    compensationRange: z.string(),
  })
  .meta({ id: 'PageFacts' });
export type PageFacts = z.output<typeof pageFactsSchema>;

export const pageExtractionResponseSchema = z.object({
  success: z.boolean(),
  data: pageFactsSchema,
});
export type PageExtractionResponse = z.output<typeof pageExtractionResponseSchema>;
