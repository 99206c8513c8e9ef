import { z } from 'zod';
import { LINKEDIN_POST_PREFIX } from '#domain/extraction/linkedInPost.ts';
import { POSTING_FACTS, type PostingFact } from './enums.ts';
import { line, requiredText, webAddress } from './fields.ts';
import { LIMITS } from './limits.ts';

/** POST /extract/linkedin-post. */
export const extractionRequestSchema = z
  .strictObject({
    postUrl: line(LIMITS.url).describe(
      `The address of a public post, starting with ${LINKEDIN_POST_PREFIX}.`,
    ),
  })
  .meta({ id: 'ExtractionRequest' });

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

/** POST /extract/page: a posting's text, or the address of its page. */
export const pageExtractionRequestSchema = z
  .strictObject({
    text: requiredText(LIMITS.pageText).describe('The posting as plain text.').optional(),
    url: webAddress()
      .refine((url) => url !== '', 'must not be empty')
      .describe('The address of a public page with the posting.')
      .optional(),
  })
  .refine(({ text, url }) => (text === undefined) !== (url === undefined), {
    path: ['text'],
    error: 'or url is required, and not both',
  })
  .meta({ id: 'PageExtractionRequest' });

const fact = (description: string) => z.string().describe(`${description}; empty if not found.`);
const quote = () => z.string().optional();

/** The facts of a posting, in its own words. */
export const pageFactsSchema = z
  .object({
    title: fact('The position or project'),
    company: fact('Who offers it'),
    location: fact('The place of work'),
    compensationRange: fact('The pay'),
    deadline: fact('The last day to apply, such as 2026-11-21'),
    contactName: fact('The person to write to'),
    contactEmail: fact('The email address to write to'),
    contactLinkedin: fact('The LinkedIn page of the person to write to'),
    employmentType: fact('The terms, such as Full-time'),
    reference: fact('The number under which the employer lists it'),
    description: z.string().describe("The posting's text."),
    url: z.string().describe("The page's address, or empty for pasted text."),
    quotes: z
      .object({
        title: quote(),
        company: quote(),
        location: quote(),
        compensationRange: quote(),
        deadline: quote(),
        contactName: quote(),
        contactEmail: quote(),
        employmentType: quote(),
        reference: quote(),
      } satisfies Record<PostingFact, unknown>)
      .describe('For each fact that was found, the words that it rests on.'),
    unsure: z
      .array(z.enum(POSTING_FACTS))
      .describe('Facts to check: worded differently than their quote.'),
    readBy: z.enum(['model', 'rules']),
    notice: z.string().describe('Why rules read it although there is a model; otherwise empty.'),
  })
  .meta({ id: 'PageFacts' });
export type PageFacts = z.output<typeof pageFactsSchema>;

export const pageExtractionResponseSchema = z.object({
  success: z.boolean(),
  data: pageFactsSchema,
});
export type PageExtractionResponse = z.output<typeof pageExtractionResponseSchema>;

/** POST /extract/file: the text of a posting that is a PDF, DOC or DOCX file. */
export const fileTextResponseSchema = z.object({
  success: z.boolean(),
  data: z.object({ text: z.string().describe('One paragraph on each line.') }),
});
export type FileTextResponse = z.output<typeof fileTextResponseSchema>;
